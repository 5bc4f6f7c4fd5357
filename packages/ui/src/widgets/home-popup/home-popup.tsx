'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath, HOME_POPUP_INDUSTRY_ID, industryPath } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useId, useState } from 'react';
import { LinkButton } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { QrCode } from '../../primitives/qr-code/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import { MagazineIssueCard } from '../magazine-issue-card/index.ts';
import { Slider } from '../slider/index.ts';
import { VideoCard } from '../video-card/index.ts';
import * as css from './home-popup.css.ts';
import { listNames, messages } from './home-popup.messages.ts';
import type { HomePopupProps } from './home-popup.types.ts';
import { IndustryRow } from './industry-row.tsx';
import { PopupSection, type PopupSectionProps } from './popup-section.tsx';

/** The four lists of an industry. */
const Lists = (list: Pick<PopupSectionProps<'news'>, 'industryId' | 'load' | 'clock'>) => {
  const { t } = useLingui();
  return (
    <>
      <PopupSection kind="news" {...list}>
        {(items) => (
          <ul className={css.lines}>
            {items.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} variant="headline" headingLevel={4} />
              </li>
            ))}
          </ul>
        )}
      </PopupSection>
      <PopupSection kind="whitepapers" {...list}>
        {(items) => (
          <ul className={css.papers}>
            {items.map((paper) => (
              <li key={paper.id}>
                <article className={css.paper}>
                  <Image src={paper.image} alt="" ratio="3:4" width={48} className={css.paperCover} />
                  <h4 className={css.paperTitle}>
                    <Link href={detailPath('whitePaper', paper.id)} className={css.paperLink}>
                      {paper.title}
                    </Link>
                  </h4>
                  <p className={css.paperBrief}>{paper.brief}</p>
                </article>
              </li>
            ))}
          </ul>
        )}
      </PopupSection>
      <PopupSection kind="videos" {...list}>
        {(items) => (
          <Slider
            label={t(listNames.videos)}
            perView={3}
            slides={items.map((video) => ({
              key: video.id,
              label: video.title,
              content: <VideoCard video={video} headingLevel={4} />,
            }))}
          />
        )}
      </PopupSection>
      <PopupSection kind="magazines" {...list}>
        {(items) => (
          <Slider
            label={t(listNames.magazines)}
            perView={6}
            slides={items.map((issue) => ({
              key: issue.id,
              label: issue.magazineTitle,
              content: <MagazineIssueCard issue={issue} headingLevel={4} />,
            }))}
          />
        )}
      </PopupSection>
    </>
  );
};

/** The ways on: to the industry, to the app, to the assistant. */
const Foot = ({ industry }: { industry: HomePopupProps['industries'][number] | undefined }) => {
  const { t } = useLingui();
  const { app, floatingQrs, urlSuffix } = useEdition();
  const secretary = floatingQrs.find(({ purpose }) => purpose === 'secretary');
  return (
    <div className={css.foot}>
      {industry && (
        <LinkButton href={industryPath(industry)} variant="signal" iconAfter="arrow-right">
          {t(messages.enter(industry.name))}
        </LinkButton>
      )}
      {app && (
        <LinkButton href={app.downloadPath} variant="secondary" icon="download">
          {t(messages.app)}
        </LinkButton>
      )}
      {secretary && (
        <div className={css.secretary} data-qr="secretary">
          <div className={css.secretaryCode}>
            <QrCode url={secretary.value} hosts={[urlSuffix]} label={t(secretary.name)} />
          </div>
          <p>
            <strong>{t(secretary.name)}</strong>
            <br />
            {t(messages.scan)}
          </p>
        </div>
      )}
    </div>
  );
};

/**
 * The home pop-up (spec §2): a full-width dialog with a row of industries and four lists of the one that is picked.
 * Load it when it is first needed, by `HomePopupHost`, which also knows when that is.
 */
export const HomePopup = ({
  open,
  onClose,
  industries,
  load,
  clock,
  initialIndustryId = HOME_POPUP_INDUSTRY_ID,
}: HomePopupProps) => {
  const { t } = useLingui();
  const id = useId();
  const [wanted, setWanted] = useState(initialIndustryId);
  const industry = industries.find((known) => known.id === wanted) ?? industries[0];
  const picked = industry?.id ?? wanted;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
      size="full"
    >
      {industry && (
        <IndustryRow industries={industries} picked={picked} onPick={setWanted} panelId={`${id}-panel`} idPrefix={id} />
      )}
      <div
        className={css.panel}
        id={`${id}-panel`}
        {...(industry && { role: 'tabpanel', 'aria-labelledby': `${id}-${picked}` })}
      >
        <Lists industryId={picked} load={load} clock={clock} />
      </div>
      <Foot industry={industry} />
    </Dialog>
  );
};
