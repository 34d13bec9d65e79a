import { Link } from 'react-router-dom';
import { sidesNamed } from '#domain/market/sides-named.ts';
import { formatClock, formatMoment } from '#domain/words/moment.ts';
import { noCell } from '#domain/report/report.ts';
import type {
  ReportAnswer,
  ReportAsk,
  ReportCell,
  ReportColumn,
  ReportGroup,
  ReportRow,
} from '#domain/report/report.ts';
import type { ReportEvent } from '#machines/report/report.machine.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { RunnerFace } from '#ui/identity/runner-face.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { RulesWhenPlaced } from '#ui/rules-when-placed/rules-when-placed.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import type { ReportKind } from './report-kind.ts';
import { ReportPager } from './report-pager.view.tsx';
import css from './report.module.css';

export interface ReportTableProps {
  kind: Omit<ReportKind, 'read'>;
  /** The time zone of the times shown. */
  zone: string;
  send: (event: ReportEvent) => void;
  ask: ReportAsk;
  answer: ReportAnswer;
  isLoading: boolean;
}

/** A report's sums, its rows under heads that sort them, and links to its other pages. */
export function ReportTable({ kind, zone, ask, answer, isLoading, send }: ReportTableProps) {
  const { columns, label, isPractice } = kind;
  const groups = groupsOf(answer.rows);
  const order = ask.direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <div className={css.answer} aria-busy={isLoading}>
      <dl className={css.sums}>
        {answer.sums.map((sum) => (
          <div key={sum.label} className={css.sum}>
            <dt>{sum.label}</dt>
            <dd>
              <MoneyText minor={sum.money} signed={sum.isSigned} isPractice={isPractice} />
            </dd>
          </div>
        ))}
      </dl>
      {kind.note && answer.rows.length > 0 && <p className={css.zone}>{kind.note}</p>}
      {answer.rows.length === 0 ? (
        <EmptyState title={kind.emptyTitle}>{kind.emptyText}</EmptyState>
      ) : (
        <div className={css.table}>
          <Table
            label={label}
            isGrouped={groups !== null}
            head={columns.map((column) => (
              <Th
                key={column.label}
                figure={column.isFigure}
                sort={column.sort === undefined ? undefined : column.sort === ask.sort ? order : 'none'}
                onSort={() => column.sort && send({ type: 'sort.chosen', sort: column.sort })}
              >
                {column.label}
              </Th>
            ))}
          >
            {groups === null
              ? answer.rows.map((row) => <Row key={row.id} {...{ row, columns, zone, isPractice }} />)
              : groups.map(({ group, rows }) => (
                  <tbody key={group.id}>
                    <GroupHead group={group} span={columns.length} isPractice={isPractice} />
                    {rows.map((row) => (
                      <Row key={row.id} {...{ row, columns, zone, isPractice }} />
                    ))}
                  </tbody>
                ))}
          </Table>
        </div>
      )}
      {answer.rules && (
        <p className={css.rules}>
          <RulesWhenPlaced {...answer.rules} />
        </p>
      )}
      <ReportPager
        page={ask.page}
        answer={answer}
        isLoading={isLoading}
        onPage={(page) => send({ type: 'page.chosen', page })}
      />
    </div>
  );
}

interface Grouped {
  group: ReportGroup;
  rows: ReportRow[];
}

/** The rows under their groups; null where they have none. */
function groupsOf(rows: readonly ReportRow[]): Grouped[] | null {
  const groups: Grouped[] = [];
  for (const row of rows) {
    if (!row.group) return null;
    const last = groups.at(-1);
    if (last?.group.id === row.group.id) last.rows.push(row);
    else groups.push({ group: row.group, rows: [row] });
  }
  return groups;
}

interface GroupHeadProps extends Pick<ReportKind, 'isPractice'> {
  group: ReportGroup;
  span: number;
}

function GroupHead({ group: { text, href, sum }, span, isPractice }: GroupHeadProps) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={span}>
        <span className={css.groupHead}>
          {href ? (
            <Link to={href} className={css.link}>
              {text}
            </Link>
          ) : (
            <span>{text}</span>
          )}
          {sum && (
            <span className={css.groupSum}>
              <span className={css.note}>{sum.label}</span>{' '}
              <MoneyText minor={sum.money} signed isPractice={isPractice} />
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}

interface RowProps extends Pick<ReportKind, 'isPractice'> {
  row: ReportRow;
  columns: readonly ReportColumn[];
  zone: string;
}

function Row({ row: { cells, group, side }, columns, zone, isPractice }: RowProps) {
  return (
    <tr data-side={side}>
      {cells.map((cell, at) => (
        <Td
          key={columns[at]?.label}
          figure={columns[at]?.isFigure}
          data-label={columns[at]?.cardLabel ?? columns[at]?.label}
          data-place={columns[at]?.place}
          data-told={cell === noCell || ('money' in cell && cell.isTold) || undefined}
        >
          <Cell
            cell={group?.href && columns[at]?.place === 'head' ? withoutGroup(cell) : cell}
            {...{ zone, isPractice }}
            isDayKnown={group !== undefined && !group.href}
          />
        </Td>
      ))}
    </tr>
  );
}

/** What the head of the group says and links to already. */
const withoutGroup = (cell: ReportCell): ReportCell =>
  'text' in cell ? { text: cell.text, ...(cell.mark && { mark: cell.mark }) } : cell;

interface CellProps extends Pick<ReportKind, 'isPractice'> {
  cell: ReportCell;
  zone: string;
  isDayKnown: boolean;
}

function Cell({ cell, zone, isDayKnown, isPractice }: CellProps) {
  const priceText = usePriceText();
  if ('money' in cell) return <MoneyText minor={cell.money} signed={cell.isSigned} isPractice={isPractice} />;
  if ('price' in cell) return priceText(cell.price);
  if ('at' in cell)
    return (
      <time className={css.time} dateTime={cell.at}>
        {isDayKnown ? formatClock(cell.at, zone) : formatMoment(cell.at, zone)}
      </time>
    );
  return (
    <span className={css.words}>
      {cell.face && <Face {...cell.face} />}
      {cell.href ? (
        <Link to={cell.href} className={css.link}>
          {cell.text}
        </Link>
      ) : cell.tone ? (
        <span>
          <Badge tone={cell.tone}>{cell.text}</Badge>
        </span>
      ) : (
        cell.text
      )}
      {cell.mark && (
        <span>
          <Badge>{cell.mark}</Badge>
        </span>
      )}
      {cell.note &&
        (cell.noteHref ? (
          <Link to={cell.noteHref} className={css.note}>
            {cell.note}
          </Link>
        ) : (
          <span className={css.note}>{cell.note}</span>
        ))}
      {cell.beyond && (
        <a href={cell.beyond.href} className={css.beyond} target="_blank" rel="noreferrer">
          {cell.beyond.text}
        </a>
      )}
    </span>
  );
}

/** The side's own mark. A horse, whose silks the report does not know, and what is no side have their sport's picture. */
const Face = ({ name, eventName, sportId }: NonNullable<Extract<ReportCell, { text: string }>['face']>) => (
  <span className={css.face}>
    <RunnerFace
      {...{ name, sportId }}
      sides={sidesNamed({ eventName, sportId })}
      isDrawPair
      other={<SportIcon sportId={sportId} />}
    />
  </span>
);
