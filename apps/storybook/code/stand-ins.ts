import { createElement, isValidElement, type ReactElement } from 'react';
import { renderElement, type Place, type Rendering } from './render-code.ts';

/**
 * Code in the place of what a site gives itself, with what it imports, and a constant that it stands in above the
 * component.
 */
interface StandIn {
  code: string;
  imports?: Readonly<Record<string, string>>;
  constant?: string;
}

const call = (name: string, entry: string, constant: string, of = ''): StandIn => ({
  code: `${name}(${of})`,
  imports: { [name]: entry },
  constant,
});

const sharedState = call(
  'createSharedState',
  '@millwright/ui/shared-state',
  'store',
  '{ loadMember: async () => null }',
);

const loginPorts = `{
  newImageKey: () => 'abcdefghijklmnop',
  captchaSrc: (key) => \`/img_code?key=\${key}\`,
  requestCode: async () => ({ ok: true }),
  loginByCode: async () => ({ ok: true }),
  loginByPassword: async () => ({ ok: true }),
  onSuccess: () => undefined,
}`;

/** The ports of the forms that a code proves: those of the login without its ways to log in. */
const codePorts = `{
  newImageKey: () => 'abcdefghijklmnop',
  captchaSrc: (key) => \`/img_code?key=\${key}\`,
  requestCode: async () => ({ ok: true }),
  onSuccess: () => undefined,
}`;

/** By the component and the path of the prop, or by the prop alone. What is in neither may be left out by a site. */
const standIns: Readonly<Record<string, StandIn>> = {
  'SharedStateProvider.store': sharedState,
  'ToastsProvider.store': call('createToasts', '@millwright/ui/toasts', 'toasts'),
  'Field.children': { code: '(control) => <Input {...control} />', imports: { Input: '@millwright/ui/field' } },
  // What parts Chinese into phrases runs on a server.
  'PhrasesProvider.value': { code: 'null' },
  'Toasts.toasts': call('createToasts', '@millwright/ui/toasts', 'toasts'),
  'ConnectivityNotice.connectivity': call('createConnectivity', '@millwright/ui/connectivity', 'connectivity'),
  'ConsentNotice.consent': call('createConsent', '@millwright/ui/consent', 'consent', '{ write: () => undefined }'),
  'LoadingBar.bar': call('createLoadingBar', '@millwright/ui/loading-bar', 'bar'),
  'LoginDialog.ports': { code: loginPorts },
  'LoginDialogHost.loadPorts': { code: `async () => (${loginPorts})` },
  'RegisterForm.ports': { code: codePorts },
  'CodeLoginForm.ports': { code: codePorts },
  'PasswordForm.ports': { code: codePorts },
  'PasswordForm.onChange': { code: 'async () => ({ ok: true })' },
  'FileUpload.send': { code: "async () => ({ status: 'stored', id: '1' })" },
  'TableUpload.send': { code: "async () => ({ status: 'stored', rows: 12, changed: 3 })" },
  'SessionList.onEnd': { code: "async () => ({ status: 'sent' })" },
  'MemberPostList.hrefOf': { code: '({ side, entryId }) => `/${side}/${entryId}`' },
  'CertificateList.onChange': { code: '() => undefined' },
  'CertificateList.onRemove': { code: "async () => ({ status: 'sent' })" },
  'ChangeList.hrefOf': { code: '({ id }) => `/products/${id}`' },
  'ThreadFilter.hrefOf': { code: '({ supplier, status }) => `?supplier=${supplier}&status=${status}`' },
  'FavouriteButton.pending': call('createPendingFavourites', '@millwright/ui/favourites', 'pending'),
  'HomePopup.load': { code: 'async () => ({ items: [], total: 0 })' },
  'HomePopupHost.loadPorts': { code: 'async () => ({ industries: [], load: async () => ({ items: [], total: 0 }) })' },
  onRegister: { code: 'async () => ({ ok: true })' },
  onLogin: { code: 'async () => ({ ok: true })' },
  onAdd: { code: "async () => ({ status: 'done' })" },
  onRemove: { code: "async () => ({ status: 'done' })" },
  onSend: { code: "async () => ({ status: 'sent' })" },
  onSave: { code: "async () => ({ status: 'sent' })" },
  onWithdraw: { code: "async () => ({ status: 'sent' })" },
  onDecline: { code: "async () => ({ status: 'sent' })" },
  onSubscribe: { code: "async () => ({ status: 'sent' })" },
  onRequestLink: { code: "async () => ({ status: 'ready', href: '/papers/1.pdf' })" },
  uploadHref: { code: '({ id }) => `/files?id=${id}`' },
  hrefOf: { code: '(page) => `?page=${page}`' },
  hrefOfPage: { code: '(page) => `?page=${page}`' },
  loadBanner: { code: 'async () => null' },
  onClose: { code: '() => undefined' },
};

/** The members that a prop has by its type; content of stories has more. */
const members: Readonly<Record<string, readonly string[]>> = {
  'SubsiteHeader.industry': ['id', 'slug', 'name', 'children'],
  'SubsiteHeader.industry.children[]': ['id', 'name'],
  'ArticleFilters.industries[]': ['id', 'name'],
  'ArticleHeader.article': ['title', 'brief', 'source', 'author', 'publishedAt', 'tags', 'industryId'],
};

/** The members to print of an object, where its type has fewer. */
export const membersOf = ({ component, path }: Place): readonly string[] | undefined => members[`${component}.${path}`];

const localeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'locale' in value && typeof value.locale === 'string'
    ? value.locale
    : undefined;

const mention = (printing: Rendering, imports: Readonly<Record<string, string>>): void => {
  for (const [name, entry] of Object.entries(imports)) printing.used.set(name, { name, entry });
};

/** A page in another edition than the site's own has its structure and its copy. */
const editionStandIn = ({ path, props }: Place, printing: Rendering): string | undefined => {
  const locale = localeOf(props['i18n']);
  if (locale !== 'cn' && locale !== 'en') return undefined;
  if (path === 'edition') {
    mention(printing, { editions: '@millwright/i18n/editions' });
    return `editions.${locale}`;
  }
  mention(printing, { messages: `@millwright/i18n/catalogs/${locale}`, createI18n: '@millwright/i18n/create-i18n' });
  printing.above.set('i18n', `createI18n('${locale}', messages)`);
  return 'i18n';
};

const itemsIn = (props: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const { result, items } = props as { result?: { items?: readonly unknown[] }; items?: readonly unknown[] };
  return result?.items ?? items ?? [];
};

/** What a function renders, with its argument by name: `(item) => <VideoCard video={item} />`. */
const renderStandIn = ({ props }: Place, render: unknown, printing: Rendering): string => {
  const [item] = itemsIn(props);
  if (item === undefined) return '() => null';
  const shown = (render as (item: unknown, place: object) => unknown)(item, { headingLevel: 3 });
  if (!isValidElement(shown)) return '() => null';
  const code = renderElement(shown as ReactElement<Record<string, unknown>>, {
    ...printing,
    nameOf: (value) => (value === item ? { name: 'item', entry: '' } : printing.nameOf(value)),
  });
  const needsItem = printing.used.delete('item');
  return `(${needsItem ? 'item' : ''}) => ${code}`;
};

/** Controls that need nothing of a site but what their story gives them. */
const plainControls = ['DateField', 'MultiCombobox', 'NumberField', 'RichSelect'];

/** The control of a field: `(control) => <NumberField {...control} unit="mm" />`. */
const controlStandIn = (render: unknown, printing: Rendering): string | undefined => {
  const given = { id: '', required: undefined, 'aria-describedby': undefined, 'aria-invalid': undefined };
  const shown = (render as (control: object) => unknown)(given);
  if (!isValidElement(shown) || !plainControls.includes(printing.nameOf(shown.type)?.name ?? '')) return undefined;
  const { id: _, ...own } = shown.props as Record<string, unknown>;
  const code = renderElement(createElement(shown.type, own) as ReactElement<Record<string, unknown>>, printing);
  return `(control) => ${code.replace(/^<(\w+)/, '<$1 {...control}')}`;
};

/** What a table reads of its rows, and its columns, by the names of the story's rows. */
const tableStandIn = ({ path, props }: Place, value: unknown): string | undefined => {
  const { rows = [] } = props as { rows?: readonly unknown[] };
  const read = (key: string) => (rows.length > 0 ? `({ ${key} }) => ${key}` : "() => ''");
  if (path === 'rowId') return read('id');
  if (path === 'selectLabel') return read('part');
  if (path !== 'columns[]') return undefined;
  const { id, header, align, rowHeader, sortBy } = value as Record<'id' | 'header', string> & Record<string, unknown>;
  return (
    [
      `{ id: '${id}', header: '${header}', cell: ${read(id)}`,
      ...(sortBy ? [`sortBy: ${read(id)}`] : []),
      ...(align ? [`align: '${String(align)}'`] : []),
      ...(rowHeader ? ['rowHeader: true'] : []),
    ].join(', ') + ' }'
  );
};

/** Code in the place of a function, or of an object that a site makes itself. */
export const standInFor = (place: Place, value: unknown, printing: Rendering): string | undefined => {
  if (place.component === 'EditionProvider') return editionStandIn(place, printing);
  if (place.path === 'renderItem') return renderStandIn(place, value, printing);
  const ofTable = place.component === 'Table' ? tableStandIn(place, value) : undefined;
  if (ofTable !== undefined) return ofTable;
  const control =
    place.component === 'Field' && place.path === 'children' ? controlStandIn(value, printing) : undefined;
  if (control !== undefined) return control;
  const found =
    standIns[`${place.component}.${place.path}`] ?? (typeof value === 'function' ? standIns[place.path] : undefined);
  if (!found) return undefined;
  mention(printing, found.imports ?? {});
  if (found.constant === undefined) return found.code;
  printing.above.set(found.constant, found.code);
  return found.constant;
};
