import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { BettorSettingsForm } from '#features/bettor-settings/bettor-settings.tsx';
import { StageWay } from '#features/stage/stage-way.tsx';
import { TwoStepPart } from '../account/two-step-part.tsx';
import css from './title-page.module.css';

/** How the bettor wants the site to work; stored by the exchange. */
export function SettingsPage() {
  return (
    <section className={css.page}>
      <h1 className={css.title}>Settings</h1>
      <BettorSettingsForm />
      <TwoStepPart />
      <p className={css.other}>
        <Link to={hrefOf('changePassword')}>Change password</Link>
      </p>
      <p className={css.other}>
        <StageWay />
      </p>
    </section>
  );
}
