import type { Industry } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { Checkbox, Field, Input, Select } from '@millwright/ui/field';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { QrSvg } from '@millwright/ui/qr-svg';
import { Slider } from '@millwright/ui/slider';
import { Tabs } from '@millwright/ui/tabs';
import { createToasts, Toasts } from '@millwright/ui/toasts';
import { useState } from 'react';

const loadDialog = async () => (await import('./dialog-with-form.tsx')).DialogWithForm;

const fields =
  'Plastics Metalworking Automotive Medical Laser Packaging Electronics Robotics Energy Chemicals Textiles Rendering Food ' +
  'Pharma Aerospace Semiconductors Logistics Building Moulds Sensors Additive Water Agriculture Drives';
const parts =
  'machines materials tooling automation software testing components services recycling safety standards training';

const industry = (id: number, name: string, children: readonly string[]): Industry => ({
  id,
  slug: null,
  name,
  icon: 'gear',
  showNav: true,
  bannerCode: null,
  children: children.map((child, index) => industry(id * 100 + index, child, [])),
});

const industries = fields.split(' ').map((name, index) =>
  industry(
    index + 1,
    name,
    parts.split(' ').map((part) => `${name} ${part}`),
  ),
);

const slides = [1, 2, 3, 4, 5, 6].map((number) => {
  const text = `Slide ${number}`;
  return { key: text, label: text, content: <p>{text}</p> };
});

const toasts = createToasts();

/**
 * The page on which component libraries are compared by what they cost: the same widgets and as much content as the
 * pages of the other libraries have. 24 industries with 12 fields each, an invalid e-mail address, select, checkbox,
 * three tabs, a slider of six, a QR code, back to top, a toast, and a dialog to log in.
 */
export const Comparison = () => {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Not `lazy()`: React shows what a boundary waited for 300 ms after its fallback at the earliest.
  const [DialogWithForm, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  return (
    <>
      <header>
        <button type="button" popoverTarget="mega">
          All industries
        </button>
        <Button
          onPointerEnter={() => void loadDialog()}
          onClick={async () => {
            const dialog = await loadDialog();
            setDialog(() => dialog);
          }}
        >
          Log in
        </Button>
        <Button onClick={() => toasts.show({ text: 'Saved', tone: 'success' })}>Show toast</Button>
        {/* As the other pages do it: its links are made when it opens. */}
        <nav
          id="mega"
          popover="auto"
          aria-label="Industries"
          onBeforeToggle={({ newState }) => setIsMenuOpen(newState === 'open')}
        >
          {isMenuOpen ? <IndustryMenuList industries={industries} /> : null}
        </nav>
      </header>
      <main>
        <Field label="E-mail" required error="Please enter the correct email">
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              options={['News', 'Products', 'Suppliers', 'Magazines', 'Videos', 'Exhibitions', 'White papers'].map(
                (label) => ({ value: label.toLowerCase(), label }),
              )}
            />
          )}
        </Field>
        <Checkbox>I agree</Checkbox>
        <Tabs
          label="Parts of the magazine"
          tabs={['News', 'Videos', 'White papers'].map((label) => ({ id: label, label, panel: <p>{label} panel</p> }))}
        />
        <Slider label="Latest videos" slides={slides} perView={1} />
        <QrSvg url="https://portal.example/" label="This page" />
        <Button onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>Back to top</Button>
      </main>
      {DialogWithForm ? <DialogWithForm onClose={() => setDialog(null)} /> : null}
      <Toasts toasts={toasts} />
    </>
  );
};
