import type { StandingsQuery } from '#graphql/__generated__/graphql.ts';
import { sidedSports } from '#domain/market/sport.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import { KnockoutView } from './knockout.view.tsx';
import css from './standings.module.css';

export type Standing = StandingsQuery['standings'][number];

export interface StandingsViewProps {
  sportId: string;
  /** Null while none are known. */
  standings: readonly Standing[] | null;
  /** Names to stand out: those who play. */
  marked?: readonly string[] | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Tables of leagues, one below the other, and the rounds of knockouts. */
export function StandingsView(props: StandingsViewProps) {
  const { sportId, standings, marked = [], isLoading, hasFailed, onRetry } = props;
  return (
    <div className={css.standings}>
      {standings?.length === 0 && (
        <EmptyState title="No table">Nobody keeps a table of this competition.</EmptyState>
      )}
      {standings?.map((standing, at) => (
        <details
          key={`${standing.tournamentId} ${standing.season}`}
          className={css.standing}
          // The first is open; the others are one press away.
          open={at === 0}
        >
          <summary className={css.summary}>
            <span className={css.name}>{standing.tournamentName}</span>{' '}
            <span className={css.season}>{standing.season}</span>
          </summary>
          {standing.rounds.length > 0 ? (
            <KnockoutView sportId={sportId} rounds={standing.rounds} marked={marked} />
          ) : (
            <LeagueTable {...{ sportId, standing, marked }} />
          )}
        </details>
      ))}
      {hasFailed && !isLoading && <ErrorState title="The tables could not be loaded" onRetry={onRetry} />}
      {isLoading && !standings && <SkeletonRows rows={6} label="Loading the tables" />}
    </div>
  );
}

interface LeagueTableProps {
  sportId: string;
  standing: Standing;
  marked: readonly string[];
}

function LeagueTable({ sportId, standing, marked }: LeagueTableProps) {
  const { tournamentName, season, rowsAre, columns, rows } = standing;
  return (
    <div className={css.table}>
      <Table
        label={`${tournamentName}, ${season}`}
        head={
          <>
            <Th figure>
              <abbr title="Place">#</abbr>
            </Th>
            <Th>{rowsAre}</Th>
            {columns.map(({ label, name }) => (
              <Th key={label} figure>
                <abbr title={name}>{label}</abbr>
              </Th>
            ))}
          </>
        }
      >
        {rows.map(({ name, figures }, at) => (
          <tr key={name} data-marked={marked.includes(name) || undefined}>
            <Td figure>{at + 1}</Td>
            <th scope="row" className={css.who}>
              {/* A jockey wears the owner's colours. */}
              {sidedSports.has(sportId) && <SideMark {...{ name, sportId }} size={18} />}
              {name}
            </th>
            {columns.map(({ label }, column) => (
              <Td key={label} figure>
                {figures[column]}
              </Td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}
