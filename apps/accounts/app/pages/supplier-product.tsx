import { useLingui } from '@lingui/react/macro';
import { changeSupplierProduct, getSupplierProduct, wrongParameters } from '@millwright/api-client';
import { DESK_TEXT_LENGTH, detailPath, nameIn, type DeskProduct } from '@millwright/domain';
import { checkStoredParameters, definitionsFor, type ParameterProblem } from '@millwright/domain/parameters';
import { bilingualIn } from '@millwright/ui/bilingual-field';
import { Field, focusFirstInvalid, Input } from '@millwright/ui/field';
import { Link } from '@millwright/ui/link';
import { ParameterFields, readParameters } from '@millwright/ui/parameter-fields';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { valueOrNotFound } from '../runtime/calls.ts';
import { idOf, type MemberVisit } from '../runtime/define-page.ts';
import { textIn } from '../runtime/form-texts.ts';
import { supplierQuery } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useVersionedSave, wrongFacts } from '../runtime/use-versioned-save.ts';
import { useData } from '../runtime/use-data.ts';
import { BothFields } from '../shell/both-fields.tsx';
import { SearchKeywordFields } from '../shell/search-keyword-fields.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { SaveForm } from '../shell/save-form.tsx';
import { SaveNotice } from '../shell/save-notice.tsx';

/** The product, for who speaks for its supplier. */
export const load = async ({ client, params, signal }: MemberVisit): Promise<DeskProduct> =>
  valueOrNotFound(await getSupplierProduct(client, idOf(params.id), { signal }));

/** Names and texts of the product. */
function Texts({ facts, wrong }: { facts: DeskProduct['facts']; wrong: ReadonlySet<string> }) {
  const { t } = useLingui();
  const most = String(DESK_TEXT_LENGTH.model);
  return (
    <section className={css.card} aria-labelledby="product-texts">
      <h2 className={css.subtitle} id="product-texts">{t`Name and summary`}</h2>
      <BothFields
        name="title"
        label={t`Product name`}
        value={facts.title}
        maxLength={DESK_TEXT_LENGTH.title}
        hint={t`Without a name the product is not shown in this language.`}
        wrong={wrong}
        {...(wrong.has('title') && { error: t`Enter a name in one language at least` })}
      />
      <BothFields
        name="brief"
        label={t`Summary`}
        value={facts.brief}
        maxLength={DESK_TEXT_LENGTH.brief}
        rows={4}
        wrong={wrong}
      />
      <Field label={t`Model`} error={wrong.has('model') ? t`Enter at most ${most} characters` : null}>
        {(control) => <Input {...control} name="model" defaultValue={facts.model} maxLength={DESK_TEXT_LENGTH.model} />}
      </Field>
    </section>
  );
}

/** The form, over the version with which it was opened. */
function ProductForm({ product: { id, version, industry, facts } }: { product: DeskProduct }) {
  const { t } = useLingui();
  const { client } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<readonly ParameterProblem[]>([]);
  const { isSaving, result, save, saveAnyway } = useVersionedSave(version);
  const [definitions] = useState(() => definitionsFor(industry, facts.parameters));
  // The form itself does so for what the service refused.
  useEffect(() => {
    if (mistakes.length > 0) focusFirstInvalid(form.current);
  }, [mistakes]);
  const wrong = wrongFacts(result);
  const said = () => {
    const data = new FormData(form.current!);
    return {
      title: bilingualIn(data, 'title'),
      brief: bilingualIn(data, 'brief'),
      model: textIn(data, 'model'),
      parameters: readParameters(data, definitions, facts.parameters),
      searchKeywords: bilingualIn(data, 'searchKeywords'),
    };
  };
  const send = (over: string) => changeSupplierProduct(client, id, { version: over, facts: said() });
  const store = async (how: typeof save) => {
    // As the service checks them, before it does.
    const checked = checkStoredParameters(said().parameters);
    setMistakes('problems' in checked ? checked.problems : []);
    if ('problems' in checked) return;
    const stored = await how(send);
    if (!stored.ok) setMistakes(wrongParameters(stored.failure));
  };
  return (
    <SaveForm ref={form} label={t`Product`} isSaving={isSaving} onSave={() => void store(save)}>
      <Texts facts={facts} wrong={wrong} />
      <div className={css.card}>
        <ParameterFields definitions={definitions} stated={facts.parameters} mistakes={mistakes} />
      </div>
      <SearchKeywordFields value={facts.searchKeywords} wrong={wrong} />
      <SaveNotice
        result={mistakes.length > 0 ? undefined : result}
        done={t`The product was saved. Its page shows it at once.`}
        pageHref={`/products/${id}`}
        onSaveAnyway={() => void store(saveAnyway)}
      />
      <div role="alert" className={css.outcome}>
        {mistakes.length > 0 && (
          <p className={css.notice} data-tone="negative">
            {t`Some parameters cannot be saved as they are. Nothing was changed.`}
          </p>
        )}
      </div>
    </SaveForm>
  );
}

/** What a supplier states of a product. */
export function Page() {
  const { t } = useLingui();
  const product = useData<typeof load>();
  const [query] = useSearchParams();
  const { editionKey } = useServices().site;
  const { id, facts } = product;
  const title = nameIn(facts.title, editionKey);
  return (
    <PageFrame title={title}>
      <p className={css.actions}>
        <Link className={css.link} href={`/products${supplierQuery(query)}`}>{t`All products`}</Link>
        {facts.title[editionKey] !== '' && (
          <Link className={css.link} href={detailPath('product', id)}>{t`Its page on the portal`}</Link>
        )}
      </p>
      <ProductForm key={id} product={product} />
    </PageFrame>
  );
}
