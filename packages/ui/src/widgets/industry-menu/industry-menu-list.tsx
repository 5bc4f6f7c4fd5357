'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { childIndustryPath, industriesInMenu, industryPath } from '@millwright/domain';
import { Icon } from '../../primitives/icon/index.ts';
import { IndustryIcon } from '../../primitives/industry-icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from '../../parts/industries/industry-menu.css.ts';
import { industryAttributes } from '../../parts/industries/industry-menu.dom.ts';
import type { IndustryMenuListProps } from '../../parts/industries/industry-menu.types.ts';

/** Copy of the menu. */
const messages = {
  label: msg`Industries`,
  /** The link to an industry's sub-site. */
  enter: (name: string) => msg`Enter ${name}`,
  empty: msg`No industries to show at the moment.`,
} as const;

/**
 * The industries with their children (spec §2 All-industries menu): native disclosures, the first of them open and
 * never two at once. To be rendered on the server only: it holds hundreds of links and no behaviour. What a mouse does
 * is attached from outside, by the data attributes of each industry.
 */
export const IndustryMenuList = ({ industries, group = 'industries' }: IndustryMenuListProps) => {
  const { t } = useLingui();
  const listed = industriesInMenu(industries);
  if (listed.length === 0) return <p className={css.empty}>{t(messages.empty)}</p>;
  return (
    <ul className={css.list} aria-label={t(messages.label)}>
      {listed.map((industry, index) => {
        const path = industryPath(industry);
        const { name, bannerCode } = industry;
        return (
          <li key={industry.id} className={css.item}>
            <details
              className={css.industry}
              name={group}
              open={index === 0}
              {...industryAttributes({ bannerCode, path })}
            >
              <summary className={css.summary}>
                {name}
                <IndustryIcon name={industry.icon} />
              </summary>
              <div className={css.children}>
                <Link className={css.enter} href={path}>
                  {t(messages.enter(name))}
                  <Icon name="arrow-right" />
                </Link>
                {industry.children.length === 0 ? null : (
                  <ul className={css.childList}>
                    {industry.children.map((child) => (
                      <li key={child.id}>
                        <Link href={childIndustryPath(industry, child.id)}>{child.name}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
};
