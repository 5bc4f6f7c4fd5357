import { createRoot } from 'react-dom/client';
import 'virtual:brand.css';
import './site.css';
import { Site } from './site.tsx';

const edition = document.documentElement.lang.startsWith('zh') ? 'cn' : 'en';
// Only the copy of the edition that is shown is fetched.
const { messages } = await (edition === 'cn'
  ? import('@millwright/i18n/catalogs/cn')
  : import('@millwright/i18n/catalogs/en'));

createRoot(document.querySelector('#root')!).render(<Site edition={edition} messages={messages} />);
