import { htmlLang, type EditionKey, type HtmlLang } from '@millwright/domain';

/** The texts of one kind of message; `{name}` stands for a value. */
interface Texts {
  codeSubject: string;
  codeBody: string;
  codeFooter: string;
  codeShort: string;
  newsEnquiry: string;
  newsMessage: string;
  newsQuote: string;
  newsDecision: string;
  newsWaiting: string;
  newsEnding: string;
  newsShort: string;
  newsStopShort: string;
  newsFooter: string;
  newsStop: string;
  deletionSubject: string;
  deletionBody: string;
  deletionRetained: string;
  deletionFooter: string;
  deletionShort: string;
  open: string;
  openAccount: string;
}

const cn: Texts = {
  codeSubject: '{code} 是您的验证码',
  codeBody: '请在页面中输入以下验证码，{minutes} 分钟内有效。请勿向任何人透露。',
  codeFooter: '若非您本人操作，请忽略本邮件，您的账号不受影响。',
  codeShort: '您的验证码为 {code}，{minutes} 分钟内有效。请勿向任何人透露。',
  newsEnquiry: '{from} 就“{about}”向您询价',
  newsMessage: '{from} 就“{about}”给您留言',
  newsQuote: '{from} 就“{about}”向您报价',
  newsDecision: '{from} 对“{about}”的询价作出了决定',
  newsWaiting: '{from} 就“{about}”的询价已等待两天，请尽快回复',
  newsEnding: '{from} 就“{about}”的报价将在三天内到期',
  newsShort: '【{siteName}】{news}。',
  newsStopShort: '退订：{stopUrl}',
  newsFooter: '您收到本邮件，是因为您的账号开启了此类通知。',
  newsStop: '不再接收此类通知',
  deletionSubject: '您的账号将于 {day} 注销',
  deletionBody: '我们已收到您的注销申请。账号 {account} 将于 {day} 注销，届时个人资料、收藏和订阅将被删除。',
  deletionRetained: '您发给供应商的询价和消息仍由对方保留，但不再显示您的姓名和公司。',
  deletionFooter: '若您改变主意，或并非您本人申请，请在此之前登录账号并撤销注销。',
  deletionShort: '【{siteName}】您的账号将于 {day} 注销。如需保留，请在此之前登录并撤销。',
  open: '查看会话',
  openAccount: '打开账号设置',
};

const en: Texts = {
  codeSubject: '{code} is your verification code',
  codeBody: 'Enter this code on the page. It is valid for {minutes} minutes. Do not share it with anybody.',
  codeFooter: 'If you did not ask for it, ignore this message: nothing happens to your account.',
  codeShort: 'Your verification code is {code}. It is valid for {minutes} minutes. Do not share it with anybody.',
  newsEnquiry: '{from} sent you an enquiry about “{about}”',
  newsMessage: '{from} wrote to you about “{about}”',
  newsQuote: '{from} sent you a quote for “{about}”',
  newsDecision: '{from} decided on the enquiry about “{about}”',
  newsWaiting: '{from} has been waiting for two days for a reply about “{about}”',
  newsEnding: 'The quote of {from} for “{about}” ends within three days',
  newsShort: '{siteName}: {news}.',
  newsStopShort: 'Stop: {stopUrl}',
  newsFooter: 'You received this message because notifications of this kind are on in your account.',
  newsStop: 'Receive no more messages of this kind',
  deletionSubject: 'Your account will be deleted on {day}',
  deletionBody:
    'We received your request. The account {account} will be deleted on {day}, with your personal data, favourites and subscriptions.',
  deletionRetained: 'Enquiries and messages that you sent stay with the suppliers, without your name and company.',
  deletionFooter:
    'If you change your mind, or if it was not you who asked, log in before that day and withdraw the deletion.',
  deletionShort:
    '{siteName}: your account will be deleted on {day}. To keep it, log in before and withdraw the deletion.',
  open: 'Open the thread',
  openAccount: 'Open your account',
};

const de: Texts = {
  codeSubject: '{code} ist Ihr Bestätigungscode',
  codeBody: 'Geben Sie diesen Code auf der Seite ein. Er gilt {minutes} Minuten. Nennen Sie ihn niemandem.',
  codeFooter: 'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Mit Ihrem Konto geschieht nichts.',
  codeShort: 'Ihr Bestätigungscode ist {code}. Er gilt {minutes} Minuten. Nennen Sie ihn niemandem.',
  newsEnquiry: '{from} hat Ihnen eine Anfrage zu „{about}“ gesendet',
  newsMessage: '{from} hat Ihnen zu „{about}“ geschrieben',
  newsQuote: '{from} hat Ihnen ein Angebot zu „{about}“ gesendet',
  newsDecision: '{from} hat über die Anfrage zu „{about}“ entschieden',
  newsWaiting: '{from} wartet seit zwei Tagen auf eine Antwort zu „{about}“',
  newsEnding: 'Das Angebot von {from} zu „{about}“ endet in spätestens drei Tagen',
  newsShort: '{siteName}: {news}.',
  newsStopShort: 'Abbestellen: {stopUrl}',
  newsFooter: 'Sie erhalten diese Nachricht, weil Benachrichtigungen dieser Art in Ihrem Konto eingeschaltet sind.',
  newsStop: 'Keine Nachrichten dieser Art mehr erhalten',
  deletionSubject: 'Ihr Konto wird am {day} gelöscht',
  deletionBody:
    'Ihr Auftrag ist angekommen. Das Konto {account} wird am {day} gelöscht, mit Ihren persönlichen Daten, Merkliste und Abonnements.',
  deletionRetained:
    'Anfragen und Nachrichten, die Sie gesendet haben, bleiben bei den Lieferanten, ohne Ihren Namen und Ihr Unternehmen.',
  deletionFooter:
    'Wenn Sie es sich anders überlegen oder es nicht selbst waren, melden Sie sich vor diesem Tag an und nehmen ' +
    'Sie die Löschung zurück.',
  deletionShort:
    '{siteName}: Ihr Konto wird am {day} gelöscht. Um es zu behalten, melden Sie sich vorher an und nehmen Sie die Löschung zurück.',
  open: 'Verlauf öffnen',
  openAccount: 'Konto öffnen',
};

const texts: Readonly<Record<HtmlLang, Texts>> = { 'zh-CN': cn, en, de };

/** A text of a message with its values, in the language of an edition. */
export const mailText = (
  edition: EditionKey,
  name: keyof Texts,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  texts[htmlLang(edition)][name].replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    String(values[key] ?? placeholder),
  );
