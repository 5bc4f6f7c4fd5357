import { Button } from '@millwright/ui/button';
import { themeColors, themeNames, type ThemeColors } from '@millwright/ui/theme-values';
import { vars } from '@millwright/ui/tokens';
import { InEdition } from '../.storybook/in-edition.tsx';
import * as css from './at-a-glance.css.ts';

const shown = [
  'paper',
  'surface',
  'surfaceStrong',
  'line',
  'inkFaint',
  'ink',
  'brand',
  'brandSoft',
  'signal',
  'positive',
  'warning',
  'negative',
] as const satisfies readonly (keyof ThemeColors)[];

// Not in classes: the rules of Storybook's pages stand in no layer, and would win.
const family = { fontFamily: vars.font.family };

/** The main colours of each theme, next to one another. */
export const Palette = () => (
  <div className={css.block} role="group" aria-label="Colours">
    {themeNames.map((theme) => (
      <div key={theme} className={css.theme}>
        <span className={css.name} style={family}>
          {theme}
        </span>
        <div className={css.row}>
          {shown.map((name) => (
            <span key={name} className={css.swatch} title={name} style={{ background: themeColors[theme][name] }} />
          ))}
        </div>
      </div>
    ))}
  </div>
);

const headline = {
  ...family,
  fontSize: vars.text.display,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.tight,
};
const text = { ...family, fontSize: vars.text.body, lineHeight: vars.leading.body };

/** A headline and a line of text in both scripts. */
export const TypeSpecimen = () => (
  <div className={css.specimens} role="group" aria-label="Type">
    <div lang="en">
      <div style={headline}>Five axes, 0.004 mm</div>
      <div style={text}>Inter, subset to what is used. Body is 16 px on 1.5, a line holds 66 letters.</div>
    </div>
    <div lang="zh-CN">
      <div style={headline}>五轴加工，精度 0.004 mm</div>
      <div style={text}>中文使用系统字体，正文 16 px，行高 1.75，每行约 38 个汉字。</div>
    </div>
  </div>
);

/** The three heights of controls, which is how dense a page can be. */
export const Densities = () => (
  <InEdition edition="en">
    <div className={css.row} role="group" aria-label="Density" style={family}>
      <Button size="small">32 px, in tables</Button>
      <Button>40 px, in forms</Button>
      <Button size="large">48 px, on its own</Button>
      <span style={{ ...family, fontSize: vars.text.small }}>Spacing goes in steps of 4 px.</span>
    </div>
  </InEdition>
);
