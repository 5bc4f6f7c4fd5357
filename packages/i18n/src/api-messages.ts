import { htmlLang, type EditionKey, type HtmlLang } from '@millwright/domain';

/** The values that a message of the API states, by the message's code. */
export interface ApiMessageValues {
  invalidRequest: void;
  notFound: void;
  otherEdition: void;
  methodNotAllowed: void;
  wrongContentType: void;
  tooLarge: void;
  urlTooLong: void;
  forbidden: void;
  tooManyRequests: void;
  busy: void;
  unavailable: void;
  tryAgain: void;
  internal: void;
  loginFirst: void;
  loggedIn: void;
  loggedOut: void;
  phoneInvalid: void;
  emailInvalid: void;
  captchaRequired: void;
  captchaWrong: void;
  smsCodeWrong: void;
  credentialsWrong: void;
  accountExists: void;
  codeSent: void;
  codeTooSoon: { seconds: number };
  codeLimitReached: void;
  codeNotSent: void;
  downloadMembersOnly: void;
  invalidBannerLink: void;
  wideTable: void;
  embeddedVideo: void;
  shareUnavailable: void;
  downloadLinkInvalid: void;
  memberLimit: { seconds: number };
  threadClosed: void;
  threadBlocked: void;
  noRecipient: void;
  fileRefused: void;
  storageFull: void;
  changedMeanwhile: void;
  tableWrong: void;
  stopTitle: void;
  stopQuestion: void;
  stopButton: void;
  stopDone: void;
  stopWrong: void;
  paperLabel: void;
  paperContents: void;
  paperPage: { page: number; pages: number };
}

/** What the API can tell a reader. */
export type ApiMessageCode = keyof ApiMessageValues;

type Texts = Readonly<Record<ApiMessageCode, string>>;

const cn: Texts = {
  invalidRequest: '请求参数有误',
  notFound: '您访问的内容不存在或已下线',
  methodNotAllowed: '该地址不支持此请求方式',
  wrongContentType: '请以 JSON 格式提交数据',
  tooLarge: '提交的内容过大',
  urlTooLong: '请求地址过长',
  invalidBannerLink: '广告链接无效',
  wideTable: '表格，可左右滑动查看',
  embeddedVideo: '视频播放器',
  forbidden: '没有权限执行此操作',
  tooManyRequests: '操作过于频繁，请稍后再试',
  busy: '访问人数较多',
  unavailable: '服务暂时不可用，请稍后再试',
  tryAgain: '重新加载',
  internal: '系统出错，请稍后再试',
  loginFirst: '请先登录',
  loggedIn: '登录成功',
  loggedOut: '已退出登录',
  phoneInvalid: '请输入正确的手机号码',
  emailInvalid: '请输入正确的邮箱地址',
  captchaRequired: '请输入图形验证码',
  captchaWrong: '图形验证码错误或已失效，请重新输入',
  smsCodeWrong: '短信验证码错误或已过期',
  credentialsWrong: '账号或密码错误',
  accountExists: '该账号已注册，请直接登录',
  codeSent: '验证码已发送，请注意查收',
  codeTooSoon: '请在 {seconds} 秒后重新获取验证码',
  codeLimitReached: '获取验证码次数已达上限，请稍后再试',
  codeNotSent: '验证码发送失败，请稍后再试',
  downloadMembersOnly: '请先登录会员中心，再下载白皮书',
  otherEdition: '该内容仅发布于另一语言版本，请前往该版本查看',
  downloadLinkInvalid: '下载链接无效或已过期，请返回页面重新获取',
  memberLimit: '操作过于频繁，请在 {seconds} 秒后再试',
  threadClosed: '该询价的当前状态不支持此操作',
  threadBlocked: '对方已停止接收您的消息',
  noRecipient: '此内容暂无人接收询价，本次未发送，请选择供应商',
  fileRefused: '仅支持 PDF、PNG、JPEG、WebP、STEP 和 DXF 文件',
  storageFull: '您上传的文件总量已达 100 MB',
  changedMeanwhile: '您打开之后，其他人已修改此内容，本次未保存，您填写的内容仍在页面上',
  tableWrong: '表格中有错误，未做任何修改',
  stopTitle: '通知设置',
  stopQuestion: '不再接收此类通知？',
  stopButton: '停止接收',
  stopDone: '已停止向您发送此类通知。您可以在账号设置中重新开启。',
  stopWrong: '此链接不完整或已失效。您可以登录后在个人资料中关闭通知。',
  paperLabel: '白皮书',
  paperContents: '目录',
  paperPage: '第 {page} 页，共 {pages} 页',
  shareUnavailable: '暂时无法使用微信分享',
};

const en: Texts = {
  invalidRequest: 'The request is not valid',
  notFound: 'What you asked for does not exist or was taken offline',
  methodNotAllowed: 'This address does not take requests of this kind',
  wrongContentType: 'Please send the data as JSON',
  tooLarge: 'What you sent is too large',
  urlTooLong: 'The address is too long',
  invalidBannerLink: 'This advertising link is not valid',
  wideTable: 'Table, scrolls sideways',
  embeddedVideo: 'Embedded video',
  forbidden: 'You are not allowed to do this',
  tooManyRequests: 'Too many requests, please try again later',
  busy: 'The site is busy',
  unavailable: 'The service is not available at the moment, please try again later',
  tryAgain: 'Reload the page',
  internal: 'Something went wrong, please try again later',
  loginFirst: 'Please login first',
  loggedIn: 'Login successfully',
  loggedOut: 'Logout success',
  phoneInvalid: 'Please enter the correct mobile phone number',
  emailInvalid: 'Please enter the correct email',
  captchaRequired: 'Please enter the graphic verification code',
  captchaWrong: 'The graphic verification code is wrong or no longer valid, please enter the new one',
  smsCodeWrong: 'The verification code is wrong or has expired',
  credentialsWrong: 'The account or the password is wrong',
  accountExists: 'This account is registered already, please log in',
  codeSent: 'The verification code has been sent',
  codeTooSoon: 'Please wait {seconds} seconds before you ask for another code',
  codeLimitReached: 'No more verification codes can be sent for now, please try again later',
  codeNotSent: 'The verification code could not be sent, please try again later',
  downloadMembersOnly: 'Please log in to the member center to download the white paper',
  otherEdition: 'This is published in the other edition only, please read it there',
  downloadLinkInvalid: 'The download link is not valid or has expired. Please go back to the page and ask for it again',
  memberLimit: 'That was too often. Please try again in {seconds} seconds',
  threadClosed: 'This cannot be done at this stage of the enquiry',
  threadBlocked: 'The other side no longer accepts messages from you',
  noRecipient: 'Nobody receives enquiries about this. Nothing was sent: please choose a supplier',
  fileRefused: 'Only PDF, PNG, JPEG, WebP, STEP and DXF files are accepted',
  storageFull: 'Your files take up 100 MB already',
  changedMeanwhile:
    'Somebody else has changed this since you opened it. Nothing was stored, and what you wrote is still here',
  tableWrong: 'The table has mistakes. Nothing was changed',
  stopTitle: 'Notifications',
  stopQuestion: 'Receive no more messages of this kind?',
  stopButton: 'Stop them',
  stopDone:
    'You will receive no more messages of this kind. You can turn them on again in the settings of your account.',
  stopWrong: 'This link is incomplete or no longer valid. Log in to turn notifications off in your profile.',
  paperLabel: 'White paper',
  paperContents: 'Contents',
  paperPage: 'Page {page} of {pages}',
  shareUnavailable: 'Sharing in WeChat is not available at the moment',
};

const de: Texts = {
  invalidRequest: 'Die Anfrage ist ungültig',
  notFound: 'Was Sie suchen, gibt es nicht oder nicht mehr',
  methodNotAllowed: 'Diese Adresse nimmt keine Anfragen dieser Art an',
  wrongContentType: 'Bitte senden Sie die Daten als JSON',
  tooLarge: 'Was Sie gesendet haben, ist zu groß',
  urlTooLong: 'Die Adresse ist zu lang',
  invalidBannerLink: 'Dieser Werbelink ist ungültig',
  wideTable: 'Tabelle, seitlich zu verschieben',
  embeddedVideo: 'Eingebettetes Video',
  forbidden: 'Dazu sind Sie nicht berechtigt',
  tooManyRequests: 'Zu viele Anfragen, bitte versuchen Sie es später noch einmal',
  busy: 'Die Website ist stark besucht',
  unavailable: 'Der Dienst ist gerade nicht erreichbar, bitte versuchen Sie es später noch einmal',
  tryAgain: 'Seite neu laden',
  internal: 'Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal',
  loginFirst: 'Bitte melden Sie sich zuerst an',
  loggedIn: 'Sie sind angemeldet',
  loggedOut: 'Sie sind abgemeldet',
  phoneInvalid: 'Bitte geben Sie eine gültige Mobilnummer ein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  captchaRequired: 'Bitte geben Sie den Code aus dem Bild ein',
  captchaWrong: 'Der Code aus dem Bild ist falsch oder nicht mehr gültig, bitte geben Sie den neuen ein',
  smsCodeWrong: 'Der Bestätigungscode ist falsch oder abgelaufen',
  credentialsWrong: 'Das Konto oder das Passwort ist falsch',
  accountExists: 'Dieses Konto gibt es schon, bitte melden Sie sich an',
  codeSent: 'Der Bestätigungscode wurde gesendet',
  codeTooSoon: 'Bitte warten Sie {seconds} Sekunden, bevor Sie einen neuen Code anfordern',
  codeLimitReached: 'Im Moment können keine weiteren Codes gesendet werden, bitte versuchen Sie es später noch einmal',
  codeNotSent: 'Der Bestätigungscode konnte nicht gesendet werden, bitte versuchen Sie es später noch einmal',
  downloadMembersOnly: 'Bitte melden Sie sich im Mitgliederbereich an, um das Whitepaper herunterzuladen',
  otherEdition: 'Dies ist nur in der anderen Ausgabe erschienen, bitte lesen Sie es dort',
  downloadLinkInvalid: 'Der Link ist ungültig oder abgelaufen. Gehen Sie zurück zur Seite und fordern Sie ihn neu an',
  memberLimit: 'Das war zu oft. Bitte versuchen Sie es in {seconds} Sekunden noch einmal',
  threadClosed: 'Das geht beim jetzigen Stand der Anfrage nicht',
  threadBlocked: 'Die andere Seite nimmt keine Nachrichten mehr von Ihnen an',
  noRecipient: 'Niemand nimmt hierzu Anfragen an. Nichts wurde gesendet: bitte wählen Sie einen Lieferanten',
  fileRefused: 'Nur Dateien in PDF, PNG, JPEG, WebP, STEP und DXF werden angenommen',
  storageFull: 'Ihre Dateien belegen bereits 100 MB',
  changedMeanwhile:
    'Jemand anders hat dies geändert, seit Sie es geöffnet haben. Nichts wurde gespeichert, Ihr Text steht noch hier',
  tableWrong: 'Die Tabelle enthält Fehler. Nichts wurde geändert',
  stopTitle: 'Benachrichtigungen',
  stopQuestion: 'Keine Nachrichten dieser Art mehr erhalten?',
  stopButton: 'Abbestellen',
  stopDone:
    'Sie erhalten keine Nachrichten dieser Art mehr. In den Einstellungen Ihres Kontos können Sie sie wieder einschalten.',
  stopWrong:
    'Dieser Link ist unvollständig oder nicht mehr gültig. Abbestellen können Sie auch angemeldet, in Ihrem Profil.',
  paperLabel: 'Whitepaper',
  paperContents: 'Inhalt',
  paperPage: 'Seite {page} von {pages}',
  shareUnavailable: 'Teilen in WeChat ist gerade nicht möglich',
};

/** Every text of the API by language; complete in each by type. */
export const apiTexts: Readonly<Record<HtmlLang, Texts>> = { 'zh-CN': cn, en, de };

/**
 * What the API tells a reader, in the language of the edition. Plain text for Node: no macro and no catalog.
 * `values` is required exactly where the message states some.
 */
export const apiMessage = <Code extends ApiMessageCode>(
  code: Code,
  edition: EditionKey,
  ...[values]: ApiMessageValues[Code] extends void ? [] : [values: ApiMessageValues[Code]]
): string =>
  apiTexts[htmlLang(edition)][code].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = (values as Record<string, unknown> | undefined)?.[name];
    return value === undefined ? placeholder : String(value);
  });
