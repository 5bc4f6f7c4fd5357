import {
  accountDetail,
  accountExport,
  changeAccount,
  changePassword,
  endSessions,
  register,
  requestDeletion,
  sessionList,
  signOn,
  signOnAccept,
  signOnCode,
  withdrawDeletion,
} from './account.ts';
import { articleDetail, articleList, mostReadArticles } from './article.ts';
import { bannerClick, bannerList } from './banner.ts';
import { baseInfo } from './base-info.ts';
import type { Call } from './call.ts';
import { captchaImage, proofSolution, proofTask } from './captcha.ts';
import { contactDetail } from './contact.ts';
import { paperDownload, paperFile } from './download.ts';
import { enquiryList, sendEnquiry } from './enquiry.ts';
import { addFavourite, favouriteList, savedFavourites, mergeFavourites, removeFavourite } from './favourite.ts';
import { partnerLinkList } from './partner-link.ts';
import { industryTree } from './industry.ts';
import { keywordList } from './keyword.ts';
import { issuePage } from './issue-page.ts';
import { issueDetail, issueList, magazineList } from './magazine.ts';
import { loginByCode, loginByPassword, logout, publicKey, verifyCode } from './login.ts';
import { userInfo } from './member.ts';
import { memberPostList, publishPost, withdrawPost } from './member-post.ts';
import { pageDetail } from './page.ts';
import { paperDetail, paperList } from './paper.ts';
import { postDetail, postList } from './post.ts';
import { pressReleaseDetail, pressReleaseList } from './press-release.ts';
import { productDetail, productList } from './product.ts';
import { sitemapIndex, sitemapList } from './sitemap.ts';
import { decideQuote, sendQuote } from './quote.ts';
import { search, searchBest, searchOtherLanguage, searchSuggestions } from './search.ts';
import { subscribe, subscriptionList } from './subscription.ts';
import { supplierDetail, supplierList } from './supplier.ts';
import {
  changeDeskProfile,
  deskCertificates,
  deskChanges,
  deskProfile,
  removeCertificate,
  saveCertificate,
} from './supplier-desk.ts';
import { changeDeskProduct, deskProduct, deskProducts, productTable, uploadProductTable } from './supplier-products.ts';
import { tagList } from './tag.ts';
import { tradeShowDetail, tradeShowList } from './trade-show.ts';
import { videoDetail, videoList } from './video.ts';
import {
  blockThread,
  declineThread,
  enquiryDetail,
  readThread,
  reportThread,
  sendMessage,
  threadDetail,
  threadList,
  unsubscribePage,
} from './thread.ts';
import { uploadedFile, uploadFile } from './upload.ts';
import { recordView } from './view.ts';
import { wechatSign } from './wechat.ts';

/** Every call that returns an envelope. */
export const calls = {
  accountDetail,
  changeAccount,
  changePassword,
  endSessions,
  register,
  requestDeletion,
  sessionList,
  withdrawDeletion,
  articleDetail,
  articleList,
  mostReadArticles,
  bannerList,
  baseInfo,
  partnerLinkList,
  industryTree,
  keywordList,
  loginByCode,
  loginByPassword,
  logout,
  addFavourite,
  blockThread,
  contactDetail,
  decideQuote,
  declineThread,
  enquiryDetail,
  enquiryList,
  favouriteList,
  savedFavourites,
  memberPostList,
  mergeFavourites,
  paperDownload,
  publishPost,
  readThread,
  removeFavourite,
  reportThread,
  sendEnquiry,
  sendMessage,
  sendQuote,
  subscribe,
  subscriptionList,
  threadDetail,
  threadList,
  uploadFile,
  changeDeskProduct,
  changeDeskProfile,
  deskCertificates,
  deskChanges,
  deskProduct,
  deskProducts,
  deskProfile,
  removeCertificate,
  saveCertificate,
  uploadProductTable,
  withdrawPost,
  issueDetail,
  issueList,
  issuePage,
  magazineList,
  paperDetail,
  paperList,
  postDetail,
  postList,
  pressReleaseDetail,
  pressReleaseList,
  productDetail,
  pageDetail,
  productList,
  sitemapIndex,
  sitemapList,
  supplierDetail,
  supplierList,
  tradeShowDetail,
  tradeShowList,
  videoDetail,
  videoList,
  proofSolution,
  proofTask,
  publicKey,
  recordView,
  search,
  searchBest,
  searchOtherLanguage,
  searchSuggestions,
  tagList,
  userInfo,
  verifyCode,
  wechatSign,
};

/**
 * Every URL that responds without an envelope: with bytes or a page of `type`, or, where that is null, with a redirect.
 * The OpenAPI document, the fake and the matrix of roles have each of them.
 */
export const rawCalls = {
  accountExport: { ...accountExport, type: 'application/json' },
  bannerClick: { ...bannerClick, type: null },
  imageCode: { ...captchaImage, type: 'image/svg+xml' },
  paperFile: { ...paperFile, type: 'application/pdf' },
  productTable: { ...productTable, type: 'text/csv' },
  signOn: { ...signOn, type: null },
  signOnAccept: { ...signOnAccept, type: null },
  signOnCode: { ...signOnCode, type: null },
  unsubscribe: { ...unsubscribePage, type: 'text/html' },
  uploadedFile: { ...uploadedFile, type: 'application/octet-stream' },
} as const;

/** The call at a URL; undefined where there is none. */
export const callAt = (method: string, path: string): Call | undefined =>
  (Object.values(calls) as Call[]).find((call) => call.path === path && call.method === method);

export * from './account.ts';
export * from './article.ts';
export * from './banner.ts';
export * from './base-info.ts';
export * from './call.ts';
export * from './captcha.ts';
export * from './contact.ts';
export * from './download.ts';
export * from './enquiry.ts';
export * from './entry.ts';
export * from './favourite.ts';
export * from './fields.ts';
export * from './partner-link.ts';
export * from './industry.ts';
export * from './issue-page.ts';
export * from './keyword.ts';
export * from './login.ts';
export * from './magazine.ts';
export * from './member.ts';
export * from './member-post.ts';
export * from './page.ts';
export * from './paper.ts';
export * from './post.ts';
export * from './press-release.ts';
export * from './product.ts';
export * from './quote.ts';
export * from './sitemap.ts';
export * from './search.ts';
export * from './subscription.ts';
export * from './supplier.ts';
export * from './supplier-desk.ts';
export * from './supplier-products.ts';
export * from './tag.ts';
export * from './thread.ts';
export * from './trade-show.ts';
export * from './upload.ts';
export * from './video.ts';
export * from './view.ts';
export * from './wechat.ts';
