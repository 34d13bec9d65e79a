import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useHasStage } from './use-has-stage.ts';

/** Leads to the stage where there is one. */
export const StageWay = () =>
  useHasStage() && <Link to={hrefOf('stage')}>Stage: make things happen on this demo</Link>;
