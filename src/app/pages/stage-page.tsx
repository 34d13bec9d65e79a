import { Stage } from '#features/stage/stage.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import css from './title-page.module.css';

/** Makes things happen on the exchange of a demo. Elsewhere there is no such page. */
export function StagePage() {
  return (
    <section className={css.page}>
      <Stage title={<h1 className={css.title}>Stage</h1>} absent={<NotFoundPage />} />
    </section>
  );
}
