import type { ArticleSummary } from '@millwright/domain';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import { DataChart, type DataChartProps } from '../data-chart/index.ts';
import * as css from './home-sections.css.ts';

/** An article with a chart of its own table. */
export interface Figure {
  article: ArticleSummary;
  chart: Pick<DataChartProps, 'table' | 'kind' | 'columns' | 'title'>;
}

/** Props of {@link HomeFigures}. */
export interface HomeFiguresProps {
  /** The heading. */
  title: string;
  /** The figures, four next to one another where there is room. Without any nothing is shown. */
  figures: readonly Figure[];
}

/** Small charts, each with the article that has its numbers. Inert: a pure function of its props. */
export const HomeFigures = ({ title, figures }: HomeFiguresProps) =>
  figures.length === 0 ? null : (
    <section>
      <SectionHeading title={title} />
      <ul className={css.figures}>
        {figures.map(({ article, chart }) => (
          <li key={article.id}>
            <ArticleCard article={article} variant="second" figure={<DataChart {...chart} data="hidden" isCompact />} />
          </li>
        ))}
      </ul>
    </section>
  );
