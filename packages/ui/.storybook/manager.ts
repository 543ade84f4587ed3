import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Tonalli workshop',
    colorPrimary: '#ffb224',
    colorSecondary: '#f09a0a',
    appBg: '#0c070d',
    appContentBg: '#130c15',
    appPreviewBg: '#130c15',
    appBorderColor: '#3e2c48',
    barBg: '#1c1320',
    textColor: '#faf3ec',
    textInverseColor: '#211202',
    inputBg: '#1c1320',
    inputBorder: '#876f93',
  }),
});
