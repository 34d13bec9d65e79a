import { entryGroups, type EntryGroup } from '#domain/report/entry-group.ts';
import { entryGroupText, statementOf, statementReport } from '#features/report/statement.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { ReportPage } from './report-page.tsx';
import css from './report-pages.module.css';
import { useAddressFilters } from './use-address-filters.ts';

const ofGroups = new Map(entryGroups.map((group) => [group, statementOf(group)]));

/** Which entries are shown is part of the address. */
export function StatementPage() {
  const [asked, choose] = useAddressFilters();
  const group = entryGroups.find((one): one is EntryGroup => one === asked.get('show'));
  return (
    <ReportPage
      title="Account statement"
      kind={(group && ofGroups.get(group)) ?? statementReport}
      kept={['show']}
      shows="balance"
      filter={
        <div role="group" aria-label="Show" className={css.filter}>
          <Chip pressed={group === undefined} onClick={() => choose('show', null)}>
            All
          </Chip>
          {entryGroups.map((one) => (
            <Chip key={one} pressed={one === group} onClick={() => choose('show', one)}>
              {entryGroupText(one)}
            </Chip>
          ))}
        </div>
      }
    />
  );
}
