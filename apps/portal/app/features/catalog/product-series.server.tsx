import { useLingui } from '@lingui/react/macro';
import { detailPath, type Fact, type ProductSummary } from '@millwright/domain';
import { Link } from '@millwright/ui/link';
import { measuredValue } from '@millwright/ui/parameters-table';
import { SectionHeading } from '@millwright/ui/section-heading';
import * as detail from './detail.css.ts';
import { CompareBar, CompareBox } from './compare-choice.server.tsx';
import * as css from './product.css.ts';

/** The number of a figure; null for words, ranges and limits. */
export function numberOf(value: string): number | null {
  const { figure, unit } = measuredValue(value);
  const plain = figure.replaceAll(',', '');
  return (unit !== '' || /^\d/.test(plain)) && /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** How far a value is from that of this model, as `+70%`; empty where they cannot be compared, or are the same. */
export function apartFrom(value: string, own: string): string {
  const [one, other] = [numberOf(value), numberOf(own)];
  if (one === null || other === null || other === 0) return '';
  if (measuredValue(value).unit !== measuredValue(own).unit) return '';
  const percent = Math.round((one / other - 1) * 100);
  return percent === 0 ? '' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

const valueOf = ({ parameters }: ProductSummary, label: string): string =>
  parameters.find((parameter) => parameter.label === label)?.value ?? '';

/** The unit in which every model states a parameter; empty where they have none, or several. */
export function commonUnit(models: readonly ProductSummary[], label: string): string {
  const units = new Set(models.map((model) => measuredValue(valueOf(model, label)).unit));
  return units.size === 1 ? [...units][0]! : '';
}

/** The models from the smallest to the largest, by the first parameter that is a number. */
export function inOrder(models: readonly ProductSummary[], labels: readonly string[]): ProductSummary[] {
  const by = labels.find((label) => models.every((model) => numberOf(valueOf(model, label)) !== null));
  return by === undefined
    ? models.toSorted((one, other) => one.model.localeCompare(other.model))
    : models.toSorted((one, other) => numberOf(valueOf(one, by))! - numberOf(valueOf(other, by))!);
}

/** The first parameters of a product, large. */
export function LeadingParameters({ parameters }: { parameters: readonly Fact[] }) {
  if (parameters.length === 0) return null;
  return (
    <dl className={css.leading}>
      {parameters.slice(0, 4).map(({ label, value }) => (
        <div key={label} className={`${css.figure} ${/^[−±≤≥<>~]?\d/.test(value) ? '' : css.inWords}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All models of a series with this one marked, and how far the others are from it. */
export function SeriesTable({ item, series }: { item: ProductSummary; series: readonly ProductSummary[] }) {
  const { t } = useLingui();
  const labels = item.parameters.slice(0, 3).map(({ label }) => label);
  // What has other parameters is another line of the supplier.
  const alike = series.filter((model) => labels.every((label) => valueOf(model, label) !== ''));
  if (alike.length === 0 || labels.length === 0) return null;
  const models = inOrder([item, ...alike], labels);
  const columns = labels.map((label) => ({ label, unit: commonUnit(models, label) }));
  return (
    <section className={detail.section}>
      <SectionHeading title={t`Compare the series`} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={css.scroll} role="region" aria-label={t`Compare the series`} tabIndex={0}>
        <table className={css.series}>
          <thead>
            <tr>
              <th scope="col">{t`Model`}</th>
              {columns.map(({ label, unit }) => (
                <th key={label} scope="col">
                  {label}
                  {unit !== '' && <span className={css.unit}> {unit}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((model) => {
              const isHere = model.id === item.id;
              return (
                <tr key={model.id} className={isHere ? css.here : undefined} aria-current={isHere ? 'true' : undefined}>
                  <th scope="row">
                    <CompareBox kind="products" id={model.id} title={model.model || model.title} checked={isHere} />
                    {isHere ? (
                      model.model
                    ) : (
                      <Link href={detailPath('product', model.id)}>{model.model || model.title}</Link>
                    )}
                  </th>
                  {columns.map(({ label, unit }) => (
                    <td key={label}>
                      {unit === '' ? valueOf(model, label) : measuredValue(valueOf(model, label)).figure}
                      {!isHere && (
                        <span className={css.apart}>{apartFrom(valueOf(model, label), valueOf(item, label))}</span>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <CompareBar />
    </section>
  );
}
