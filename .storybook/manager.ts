import { addons } from 'storybook/manager-api';
import { darkHouse, lightHouse } from './brand/house-themes.ts';

const night = window.matchMedia('(prefers-color-scheme: dark)');
const wear = () => addons.setConfig({ theme: night.matches ? darkHouse : lightHouse });

wear();
night.addEventListener('change', wear);
