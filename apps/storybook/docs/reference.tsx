import { surfaces } from 'virtual:surfaces';
import type { StoryModule } from '../checks/stories.ts';
import { MachineChart } from '../machines/machine-chart.tsx';
import { Code, DocTable, Sentence } from './doc-table.tsx';
import { Playground } from './playground.tsx';
import type { SurfaceType } from './read-surface.ts';
import * as css from './reference.css.ts';
import { sizeOf } from './size-line.ts';
import { listOf, listStories, type ListedStory } from './story-facts.ts';

/** Props of {@link Reference}. */
export interface ReferenceProps {
  /**
   * What is shown: props with the playground, before the keys; stories with their states and charts, after them; the
   * size, at the end.
   */
  part: 'props' | 'states' | 'size';
  /** The folder of the component in the library, e.g. `widgets/top-banner`. */
  folder: string;
  /** Its stories: the modules, imported as `* as stories`. */
  stories: StoryModule | readonly StoryModule[];
  /** The public types that belong to it, in their order, where a folder has several components. @default all */
  types?: readonly string[];
}

const TypeTable = ({ type }: { type: SurfaceType }) => (
  <>
    <h3 className={css.subheading}>{type.name}</h3>
    {type.doc === '' ? null : (
      <p>
        <Sentence>{type.doc}</Sentence>
      </p>
    )}
    {type.text === '' ? null : (
      <p>
        {type.members.length > 0 ? 'Besides everything of ' : ''}
        <Code>{type.text}</Code>
      </p>
    )}
    {type.members.length === 0 ? null : (
      <DocTable
        label={type.name}
        columns={['Name', 'Type', 'Default', 'What it is']}
        rows={type.members.map(({ name, type: of, optional, fallback, doc }) => ({
          key: name,
          cells: [
            <Code key="name">{name}</Code>,
            <Code key="type">{of}</Code>,
            <Sentence key="default">{optional ? fallback || 'may be left out' : fallback}</Sentence>,
            <Sentence key="doc">{doc}</Sentence>,
          ],
        }))}
      />
    )}
  </>
);

const StoryTable = ({ stories }: { stories: readonly ListedStory[] }) => (
  <DocTable
    label="Stories"
    columns={['Story', 'State', 'Bad input', 'Requirements']}
    rows={stories.map(({ id, name, facts }) => ({
      key: id,
      cells: [
        <a key="story" className={css.link} href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>,
        <Code key="state">{listOf(facts.state).join(', ')}</Code>,
        listOf(facts.badInput).join(', '),
        (facts.requirements ?? []).join(', '),
      ],
    }))}
  />
);

/**
 * What the code says of a component's props: how it is imported, its props, types and `data-*`; its parts are folded.
 */
const PropsReference = ({ folder, stories, types }: ReferenceProps) => {
  const surface = surfaces[folder];
  if (!surface) return <p>{`There is no folder called ${folder}.`}</p>;
  const exported = surface.types.filter(({ isPublic }) => isPublic);
  const ofSites = types?.flatMap((name) => exported.filter((type) => type.name === name)) ?? exported;
  const parts = surface.types.filter(({ isPublic }) => !isPublic);
  return (
    <div className={css.root}>
      {surface.entry === undefined ? null : (
        <p>
          Imported from <Code>{surface.entry}</Code>.
        </p>
      )}
      <Playground stories={[stories].flat()[0] as StoryModule} />
      {ofSites.length === 0 ? null : <h2 className={css.heading}>Props and types</h2>}
      {ofSites.map((type) => (
        <TypeTable key={type.name} type={type} />
      ))}
      {parts.length === 0 ? null : (
        <details className={css.details}>
          <summary className={css.summary}>Internals: props of its parts, states and events</summary>
          {parts.map((type) => (
            <TypeTable key={type.name} type={type} />
          ))}
        </details>
      )}
      {surface.attributes.length === 0 ? null : (
        <>
          <h2 className={css.heading}>Data attributes</h2>
          <DocTable
            label="Data attributes"
            columns={['Attribute', 'Values']}
            rows={surface.attributes.map(({ name, values }) => ({
              key: name,
              cells: [
                <Code key="name">{name}</Code>,
                values.length > 0 ? (
                  <Code key="values">{values.join(', ')}</Code>
                ) : (
                  'present or not, or as the types above say'
                ),
              ],
            }))}
          />
        </>
      )}
    </div>
  );
};

/** The stories of a component with the states and requirements that they show, and the charts of its machines. */
const StatesReference = ({ stories }: ReferenceProps) => {
  const listed = [stories].flat().flatMap((module) => listStories(module as StoryModule));
  const machines = [...new Set(listed.flatMap(({ facts }) => facts.machine ?? []))];
  return (
    <div className={css.root}>
      <h2 className={css.heading}>Stories and states</h2>
      <StoryTable stories={listed} />
      {machines.map((machine) => (
        <section key={machine} aria-label={`The machine ${machine}`}>
          <h2 className={css.heading}>{`The machine ${machine}`}</h2>
          <MachineChart machine={machine} />
        </section>
      ))}
    </div>
  );
};

/** What an entry costs a page, as docs/sizes.md has it. */
const SizesReference = ({ folder }: ReferenceProps) => {
  const size = sizeOf(surfaces[folder]?.entry);
  return size === null ? null : (
    <div className={css.root}>
      <h2 className={css.heading}>Size</h2>
      <p>{size}</p>
    </div>
  );
};

const parts = { props: PropsReference, states: StatesReference, size: SizesReference };

/** A part of what the code says of a component; nothing of it is written by hand. */
export const Reference = ({ part, ...props }: ReferenceProps) => {
  const Part = parts[part];
  return <Part part={part} {...props} />;
};
