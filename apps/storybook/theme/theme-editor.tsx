import { Select } from '@millwright/ui/field';
import {
  checkTheme,
  createTheme,
  findingText,
  themeAsCss,
  themeAsDesignTokens,
  themeAsTypeScript,
  type Brand,
  type Theme,
} from '@millwright/ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import { BrandSample } from './brand-site.tsx';
import * as css from './theme-editor.css.ts';

/** The ways to take a theme away. */
const exports = {
  CSS: themeAsCss,
  TypeScript: themeAsTypeScript,
  'Design tokens': (theme: Theme) => JSON.stringify(themeAsDesignTokens(theme), null, 2),
} as const;

const asOption = (value: string) => ({ value, label: value });

/** A story that shows a component as it is by default. */
interface Shown {
  id: string;
  title: string;
}

/** Props of {@link ThemeEditor}. */
export interface ThemeEditorProps {
  /** What the page begins with. */
  brand: Brand;
  /** What the editions are called in the toolbar. @default 'en' */
  edition?: 'cn' | 'en';
}

/** The first story of each widget of this Storybook. */
const firstStories = async (): Promise<readonly Shown[]> => {
  const { entries } = (await (await fetch('./index.json')).json()) as {
    entries: Record<string, { id: string; title: string; name: string; type: string }>;
  };
  return Object.values(entries).filter(
    ({ type, title, name }) => type === 'story' && name === 'Default' && /^(Widgets|Primitives|Layouts)\//.test(title),
  );
};

/** One component in a page of its own, which is dressed in the theme. */
const Preview = ({ id, title, stylesheet, edition }: Shown & { stylesheet: string; edition: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = () => {
    const page = frame.current?.contentDocument;
    // A page that has only begun to load has no head: it is dressed when it has loaded.
    if (!page?.head) return;
    const style =
      page.querySelector('#brand') ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: 'brand' }));
    style.textContent = stylesheet;
  };
  useEffect(dress, [stylesheet]);
  return (
    <figure className={css.preview}>
      <figcaption>{title}</figcaption>
      <iframe
        ref={frame}
        title={title}
        src={`./iframe.html?id=${id}&viewMode=story&globals=edition:${edition}`}
        loading="lazy"
        className={css.frame}
        onLoad={dress}
      />
    </figure>
  );
};

const Field = ({
  label,
  type,
  value,
  onChange,
  ...range
}: {
  label: string;
  type: string;
  value: string | number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} onChange={({ target }) => onChange(target.value)} {...range} />
    </div>
  );
};

/** The inputs that a brand states. */
const BrandForm = ({ brand, onChange }: { brand: Brand; onChange: (part: Partial<Brand>) => void }) => (
  <form className={css.form} aria-label="Brand">
    <Field label="Colour" type="color" value={brand.color} onChange={(color) => onChange({ color })} />
    <Field label="Signal" type="color" value={brand.signal ?? '#b04300'} onChange={(signal) => onChange({ signal })} />
    <div className={css.field}>
      <label htmlFor="corners">Corners</label>
      <Select
        id="corners"
        value={brand.corners ?? 'soft'}
        onChange={({ target }) => onChange({ corners: target.value as NonNullable<Brand['corners']> })}
        options={['sharp', 'soft', 'round'].map(asOption)}
      />
    </div>
    <Field
      label="Tint of greys"
      type="range"
      min={0}
      max={1}
      step={0.1}
      value={brand.tint ?? 0}
      onChange={(value) => onChange({ tint: Number(value) })}
    />
    <Field
      label="Size of type"
      type="range"
      min={0.875}
      max={1.25}
      step={0.025}
      value={brand.type ?? 1}
      onChange={(value) => onChange({ type: Number(value) })}
    />
    <Field
      label="Height of controls"
      type="range"
      min={0.8}
      max={1.25}
      step={0.05}
      value={brand.controls ?? 1}
      onChange={(value) => onChange({ controls: Number(value) })}
    />
  </form>
);

/** All components in their frames, of which each is a Storybook of its own: nothing is loaded before they are wanted. */
const Previews = (dress: { stylesheet: string; edition: string }) => {
  const [shown, setShown] = useState<readonly Shown[] | null>();
  const load = () => void firstStories().then(setShown, () => setShown(null));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !shown && load()}>
      <summary>Every widget in this brand</summary>
      {shown === null && <p>The list of widgets could not be read. Load the page again.</p>}
      <div className={css.previews}>
        {shown?.map((each) => (
          <Preview key={each.id} {...each} {...dress} />
        ))}
      </div>
    </details>
  );
};

/**
 * A page, and every widget, in a theme that is edited next to it. A brand states a few inputs; all tokens follow from them, are
 * checked for readers of both scripts, and can be taken away as CSS, as TypeScript and as design tokens.
 */
export const ThemeEditor = ({ brand: first, edition = 'en' }: ThemeEditorProps) => {
  const [brand, setBrand] = useState(first);
  const [format, setFormat] = useState<keyof typeof exports>('CSS');
  const sample = useId();
  const theme = createTheme(brand);
  const findings = checkTheme(theme);
  const stylesheet = themeAsCss(theme);
  return (
    <div className={css.page}>
      <h1 className={css.title}>Theme</h1>
      <BrandForm brand={brand} onChange={(part) => setBrand((before) => ({ ...before, ...part }))} />
      <div role="status" className={css.findings} data-findings={findings.length}>
        {findings.length === 0
          ? 'Nothing to find fault with in either script.'
          : findings.map((finding) => <p key={findingText(finding)}>{findingText(finding)}</p>)}
      </div>
      <section aria-label="Export" className={css.exports}>
        <div className={css.field}>
          <label htmlFor="format">Take away as</label>
          <Select
            id="format"
            value={format}
            onChange={({ target }) => setFormat(target.value as keyof typeof exports)}
            options={Object.keys(exports).map(asOption)}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
        <pre className={css.code} tabIndex={0}>
          {exports[format](theme)}
        </pre>
      </section>
      <style>{stylesheet}</style>
      <section aria-labelledby={sample} className={css.sample}>
        <h2 id={sample} className={css.title}>
          A page in this brand
        </h2>
        <BrandSample />
      </section>
      <Previews stylesheet={stylesheet} edition={edition} />
    </div>
  );
};
