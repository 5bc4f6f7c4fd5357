import { messages } from '@millwright/i18n/catalogs/cn';
import { Site } from '../site.tsx';

/** The Chinese edition. */
const Page = () => <Site edition="cn" messages={messages} />;

export default Page;
