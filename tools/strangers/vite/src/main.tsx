import { createRoot } from 'react-dom/client';
import './host.css';
import { Site } from './site.tsx';

const edition = location.pathname.startsWith('/cn') ? 'cn' : 'en';
const { messages } = await (edition === 'cn' ? import('@millwright/i18n/catalogs/cn') : import('@millwright/i18n/catalogs/en'));

document.documentElement.lang = edition === 'cn' ? 'zh-CN' : 'en';
createRoot(document.querySelector('#root')!).render(<Site edition={edition} messages={messages} />);
