import { bettorSettingsMachine } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/bettor-settings' };

export const Stepper = stepped('bettor-settings', bettorSettingsMachine);
