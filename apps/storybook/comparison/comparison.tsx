import type { Industry } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { Checkbox, Field, Input, Select } from '@millwright/ui/field';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { useLazyComponent, watchFirstTouch } from '@millwright/ui/lazy-component';
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

/** The industries and what opens them. As on the other pages, the links are made when they open. */
const Industries = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget="mega">
        All industries
      </button>
      <nav
        id="mega"
        popover="auto"
        aria-label="Industries"
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? <IndustryMenuList industries={industries} /> : null}
      </nav>
    </>
  );
};

/** The dialog and what opens it: a mouse on the button fetches it, and the first touch of the page. */
const LogIn = () => {
  const [isOpen, setIsOpen] = useState(false);
  const DialogWithForm = useLazyComponent(loadDialog, { wanted: isOpen, early: watchFirstTouch });
  return (
    <>
      <Button onPointerEnter={() => void loadDialog()} onClick={() => setIsOpen(true)}>
        Log in
      </Button>
      {DialogWithForm && <DialogWithForm open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/**
 * The page on which component libraries are compared by what they cost: the same widgets and as much content as the
 * pages of the other libraries have. 24 industries with 12 fields each, an invalid e-mail address, select, checkbox,
 * three tabs, a slider of six, a QR code, back to top, a toast, and a dialog to log in.
 */
export const Comparison = () => (
  <>
    <header>
      <Industries />
      <LogIn />
      <Button onClick={() => toasts.show({ text: 'Saved', tone: 'success' })}>Show toast</Button>
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
        tabs={['News', 'Videos', 'White papers'].map((label) => ({
          id: label.toLowerCase().replace(' ', '-'),
          label,
          panel: <p>{label} panel</p>,
        }))}
      />
      <Slider label="Latest videos" slides={slides} perView={1} />
      <QrSvg url="https://portal.example/" label="This page" />
      <Button onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>Back to top</Button>
    </main>
    <Toasts toasts={toasts} />
  </>
);
