import { articleDetail, articleList } from './article.ts';
import { bannerList } from './banner.ts';
import { baseInfo } from './base-info.ts';
import { proofSolution, proofTask } from './captcha.ts';
import { friendlyLinkList } from './friendly-link.ts';
import { industryTree } from './industry.ts';
import { keywordList } from './keyword.ts';
import { loginByCode, loginByPassword, logout, publicKey, verifyCode } from './login.ts';
import { userInfo } from './member.ts';
import { tagList } from './tag.ts';
import { recordView } from './view.ts';

/** Every call that answers an envelope. */
export const calls = {
  articleDetail, articleList, bannerList, baseInfo, friendlyLinkList, industryTree, keywordList, loginByCode, loginByPassword, logout,
  proofSolution, proofTask, publicKey, recordView, tagList, userInfo, verifyCode,
};

export * from './article.ts';
export * from './banner.ts';
export * from './base-info.ts';
export * from './call.ts';
export * from './captcha.ts';
export * from './fields.ts';
export * from './friendly-link.ts';
export * from './industry.ts';
export * from './keyword.ts';
export * from './login.ts';
export * from './member.ts';
export * from './tag.ts';
export * from './view.ts';
