import { messages } from '@millwright/i18n/catalogs/en';
import { Site } from './site.tsx';

/** A server component around the widgets: it reads the catalog, the browser gets what it renders. */
const Page = () => <Site edition="en" messages={messages} />;

export default Page;
