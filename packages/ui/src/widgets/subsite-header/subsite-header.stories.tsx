import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { englishIndustries, veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { isInOneLine } from '../../testing/shows-whole.ts';
import { ada, createSession, headerControls } from '../../testing/site-header.fixtures.tsx';
import { WholeSubsiteHeader } from './subsite-header.fixtures.tsx';

const plastics = englishIndustries[4]!;

const meta = {
  title: 'Widgets/Subsite header',
  component: WholeSubsiteHeader,
  parameters: { layout: 'fullscreen', machine: 'siteHeader' },
  argTypes: {
    ...headerControls,
    industry: {
      description: 'The industry of the sub-site, with its child industries.',
      ...choiceOf(Object.fromEntries(englishIndustries.map((industry) => [industry.name, industry]))),
      table: { type: { summary: 'SubsiteIndustry' }, defaultValue: { summary: 'here plastics and rubber' } },
    },
    currentChildId: {
      description: 'The child industry that is shown; none on the industry’s own pages.',
      options: [null, ...plastics.children.map(({ id }) => id)],
      control: { type: 'select', labels: Object.fromEntries(plastics.children.map(({ id, name }) => [id, name])) },
      table: { type: { summary: 'Id | null' }, defaultValue: { summary: 'none; here 502' } },
    },
    currentPath: {
      description: 'The path of the page, whose entries are marked as current.',
      type: 'string',
      control: 'text',
      table: { type: { summary: 'string' }, defaultValue: { summary: 'none; here /i/plastics/502' } },
    },
  },
  // A page long enough to scroll.
  render: (args) => (
    <div style={{ minHeight: '250vh' }}>
      <WholeSubsiteHeader {...args} />
    </div>
  ),
  beforeEach: () => {
    // Nothing is returned: newer browsers return a promise, which would be taken for a clean-up.
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof WholeSubsiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const header = (canvas: Canvas) => canvas.getByRole('banner');
const buttonOf = (canvas: Canvas, panelId: string) =>
  header(canvas).querySelector<HTMLButtonElement>(`button[popovertarget="${panelId}"]`)!;
const isNarrow = () => window.innerWidth < 960;

export const Default: Story = {
  parameters: {
    state: 'browsing',
    requirements: ['SS-01', 'SS-02', 'SS-03', 'SS-04', 'SS-05', 'SS-06', 'SS-07', 'SS-08', 'RO-08', 'SP-13'],
  },
  play: async ({ canvas }) => {
    const inHeader = within(header(canvas));
    await expect(inHeader.getByText(/^(Plastics and rubber|塑料橡胶)$/)).toBeVisible();
    const fields = inHeader.getAllByRole('navigation')[0]!;
    await expect(
      within(fields)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/i/plastics', ...plastics.children.map(({ id }) => `/i/plastics/${id}`)]);
    await expect(fields.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    await expect(fields.querySelector('[aria-current="page"]')).toHaveAttribute('href', '/i/plastics/502');
    const [marked, plain] = ['502', '501'].map((id) =>
      getComputedStyle(fields.querySelector(`a[href="/i/plastics/${id}"]`)!),
    );
    await expect([marked!.color, marked!.fontWeight, marked!.boxShadow]).not.toContain(plain!.boxShadow);
    await expect(Number(marked!.fontWeight)).toBeGreaterThan(Number(plain!.fontWeight));
    await expect(marked!.color).not.toBe(plain!.color);
    const own = [...header(canvas).querySelectorAll('nav:not(header > nav) a[href^="/"]')].map((link) =>
      link.getAttribute('href')!,
    );
    await expect(own.length).toBeGreaterThan(10);
    await expect(own.filter((path) => !new URLSearchParams(path.split('?')[1]).has('sid'))).toEqual([]);
    await expect(header(canvas).querySelector<HTMLInputElement>('form[role="search"] input[name="sid"]')).toHaveValue(
      '5',
    );
    const paths = [...header(canvas).querySelectorAll('a')].map(({ href }) => href);
    await expect(paths.some((path) => path.startsWith('https://supplier.'))).toBe(true);
    await expect(header(canvas).querySelector<HTMLFormElement>('form[data-state="visitor"]')!.action).toMatch(
      /^https:\/\/member\./,
    );
    await expect(inHeader.getAllByRole('group')[0]).toHaveTextContent('CNEN');
  },
};

/** The pages of the industry itself: none of its fields is the current one. */
export const WholeIndustry: Story = {
  args: { currentChildId: null, currentPath: '/i/plastics' },
  play: async ({ canvas }) => {
    const current = header(canvas).querySelectorAll('header > nav [aria-current="page"]');
    await expect([...current].map((link) => link.getAttribute('href'))).toEqual(['/i/plastics']);
  },
};

export const Searching: Story = {
  parameters: { state: 'searching', requirements: ['SS-05', 'SP-13'] },
  play: async ({ canvas }) => {
    await userEvent.click(buttonOf(canvas, 'search-panel'));
    await waitFor(() => expect(header(canvas)).toHaveAttribute('data-state', 'searching'));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const InMenu: Story = {
  parameters: { state: 'inMenu' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(buttonOf(canvas, 'mobile-menu')).toBeVisible();
    buttonOf(canvas, 'mobile-menu').click();
    await waitFor(() => expect(header(canvas)).toHaveAttribute('data-state', 'inMenu'));
  },
};

/** Fixed beyond 250 px, on a narrow screen beyond 150 px, without a shift of the page. */
export const Scrolled: Story = {
  parameters: { requirements: ['ST-21', 'ST-22'] },
  play: async ({ canvas }) => {
    const threshold = isNarrow() ? 150 : 250;
    const height = document.documentElement.scrollHeight;
    window.scrollTo(0, threshold);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(header(canvas)).not.toHaveAttribute('data-fixed');
    window.scrollTo(0, threshold + 1);
    await waitFor(() => expect(header(canvas)).toHaveAttribute('data-fixed'));
    window.scrollTo(0, 600);
    const stuck = () =>
      isNarrow()
        ? header(canvas).querySelector('a[href="/i/plastics"]')!
        : [...header(canvas).querySelectorAll('nav')].at(-1)!;
    await waitFor(() => expect(header(canvas).getBoundingClientRect().bottom).toBeGreaterThan(30));
    await expect(Math.round(stuck().getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
};

export const LoggedIn: Story = {
  args: { session: createSession(ada), onLogout: fn() },
  parameters: { notServerRendered: 'The server never knows the member; it appears in the browser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ada.trueName)).toBeVisible();
  },
};

/** On the smallest phone the name is cut, and everything stays in one line. */
export const LoggedInOnSmallPhone: Story = {
  args: { session: createSession({ id: 1, trueName: veryLongName }), onLogout: fn() },
  globals: { viewport: { value: 'w320' } },
  parameters: LoggedIn.parameters,
  play: async ({ canvas }) => {
    const menu = header(canvas).querySelector('button[popovertarget="mobile-menu"]')!;
    await isInOneLine(canvas.getByText(veryLongName), menu);
  },
};

/** An industry without fields has no row for them. */
export const WithoutFields: Story = {
  args: { industry: { ...plastics, children: [] }, currentChildId: null },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(header(canvas).querySelector('a[href="/i/plastics/502"]')).toBeNull();
  },
};

/** A field that the industry does not have: none is marked. */
export const UnknownField: Story = {
  args: { currentChildId: 999_999, currentPath: '/i/plastics/999999' },
  parameters: { badInput: 'unknownIndustry' },
  play: async ({ canvas }) => {
    await expect(header(canvas).querySelector('header > nav [aria-current]')).toBeNull();
  },
};

export const VeryLongNames: Story = {
  args: {
    industry: {
      ...plastics,
      name: veryLongName,
      children: plastics.children.map((child) => ({ ...child, name: veryLongName })),
    },
  },
  parameters: { badInput: 'longTitle' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Names that look like markup are text. */
export const HostileNames: Story = {
  args: { industry: { ...plastics, name: '<img src=x onerror=alert(1)>' } },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(header(canvas).querySelector('img')).toBeNull();
  },
};
