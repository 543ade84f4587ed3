import type { Preview } from '@storybook/react-vite';
import './preview.css';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    backgrounds: {
      options: {
        ink: { name: 'Ink', value: '#130c15' },
        surface: { name: 'Surface', value: '#1c1320' },
        raised: { name: 'Raised', value: '#271a2d' },
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
        design: { name: 'Design width', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  initialGlobals: { backgrounds: { value: 'ink' } },
};

export default preview;
