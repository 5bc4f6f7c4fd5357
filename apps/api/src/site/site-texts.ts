/** A text in each language. */
export interface Said {
  en: string;
  cn: string;
  de: string;
}

/** What the software itself does with data, in the words of a privacy policy. Operators add what they do besides. */
export const privacyParts: readonly { heading: Said; paragraphs: readonly Said[] }[] = [
  {
    heading: { en: 'Reading without an account', cn: '不登录浏览', de: 'Lesen ohne Konto' },
    paragraphs: [
      {
        en:
          'You can read this site without telling us who you are, and it sets no cookie for that. Views of ' +
          'pages are counted without an identifier. You can refuse that below, and Global Privacy Control and ' +
          'Do Not Track are obeyed.',
        cn:
          '浏览本站无需表明身份，也不会因此写入 Cookie。' +
          '页面浏览量的统计不带任何标识符，您可以在下方拒绝；' +
          '浏览器的“全球隐私控制”和“请勿追踪”设置同样有效。',
        de:
          'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind, und dafür setzt sie kein Cookie. ' +
          'Seitenaufrufe werden ohne Kennung gezählt. Das können Sie unten ablehnen; Global Privacy Control und Do ' +
          'Not Track werden beachtet.',
      },
    ],
  },
  {
    heading: { en: 'With an account', cn: '会员账号', de: 'Mit einem Konto' },
    paragraphs: [
      {
        en:
          'Of members we store the account (an e-mail address or a telephone number), the name, a hash of the ' +
          'password, and what the member keeps here: favourites, enquiries, subscriptions. A cookie that is ' +
          'needed for the login holds the session.',
        cn:
          '对于会员，我们保存账号（邮箱或手机号）、姓名、密码的哈希值，' +
          '以及会员在本站保存的内容：收藏、询价和订阅。登录状态由一个必需的 Cookie ' +
          '保持。',
        de:
          'Von Mitgliedern speichern wir das Konto (eine E-Mail-Adresse oder eine Telefonnummer), den Namen, einen ' +
          'Hash des Passworts und was das Mitglied hier ablegt: Merkliste, Anfragen, Abonnements. Ein für die ' +
          'Anmeldung notwendiges Cookie hält die Sitzung.',
      },
    ],
  },
  {
    heading: { en: 'Content of other sites', cn: '其他网站的内容', de: 'Inhalte anderer Websites' },
    paragraphs: [
      {
        en: 'Videos of other sites are loaded after you agreed to that. The operator of such a site then sees your IP address.',
        cn: '其他网站的视频在您同意之后才会加载。届时该网站的运营者可以看到您的 IP 地址。',
        de:
          'Videos anderer Websites werden geladen, nachdem Sie zugestimmt haben. Der Betreiber einer solchen Website ' +
          'sieht dann Ihre IP-Adresse.',
      },
    ],
  },
  {
    heading: { en: 'Your rights', cn: '您的权利', de: 'Ihre Rechte' },
    paragraphs: [
      {
        en: 'You can ask which data we hold about you, and have it corrected or deleted. Write to the operator named below.',
        cn: '您可以查询我们保存的有关您的信息，并要求更正或删除。请联系下方的运营者。',
        de:
          'Sie können erfragen, welche Daten wir über Sie haben, und sie berichtigen oder löschen lassen. Schreiben ' +
          'Sie dem unten genannten Betreiber.',
      },
    ],
  },
];

/** What can be said of any site that is made of these pages. */
export const accessibilityParagraphs: readonly Said[] = [
  {
    en:
      'The pages of this site are built from components that are tested against WCAG 2.2, level AA: with ' +
      'a keyboard, with enlarged text, in high contrast and without scripts. Images and videos that ' +
      'editors add are not covered by these tests.',
    cn:
      '本站页面所用的组件按 WCAG 2.2 的 AA 级进行测试：键盘操作、放大文字、' +
      '高对比度以及不运行脚本。编辑添加的图片和视频不在这些测试之内。',
    de:
      'Die Seiten dieser Website bestehen aus Bausteinen, die nach WCAG 2.2, Stufe AA, geprüft sind: mit der ' +
      'Tastatur, mit vergrößerter Schrift, mit hohem Kontrast und ohne Skripte. Bilder und Videos, die die ' +
      'Redaktion hinzufügt, sind nicht Teil dieser Prüfungen.',
  },
  {
    en: 'If something is in your way, tell us which page it is on, and we will send you what you were looking for in another form.',
    cn: '如果您在使用中遇到障碍，请告诉我们是哪个页面，我们会以其他形式向您提供所需内容。',
    de: 'Wenn Ihnen etwas im Weg ist, sagen Sie uns, auf welcher Seite es steht, und wir senden Ihnen, was Sie suchen, in anderer Form.',
  },
];

/** What members may do with a white paper. */
export const paperParagraphs: readonly Said[] = [
  {
    en: 'White papers are downloaded with an account. A link is made for one member and one paper, and works for five minutes.',
    cn: '下载白皮书需要会员账号。链接只对一位会员和一份文件有效，时限五分钟。',
    de: 'Whitepaper werden mit einem Konto heruntergeladen. Ein Link gilt für ein Mitglied und ein Whitepaper, fünf Minuten lang.',
  },
  {
    en:
      'You may keep, print and quote a paper with its title and publisher. It must not be sold, changed ' +
      'or offered for download elsewhere.',
    cn: '您可以保存、打印，并在注明标题和出版方的前提下引用。不得出售、修改或在其他网站提供下载。',
    de:
      'Sie dürfen ein Whitepaper behalten, drucken und mit Titel und Herausgeber zitieren. Es darf nicht ' +
      'verkauft, verändert oder anderswo zum Herunterladen angeboten werden.',
  },
];

/** What any browser of a phone can do with the site. */
export const phoneParagraphs: readonly Said[] = [
  {
    en: 'Add the site to the home screen from the menu of your browser, and it opens like an app.',
    cn: '在浏览器菜单中选择“添加到主屏幕”，即可像 App 一样打开本站。',
    de: 'Legen Sie die Website aus dem Menü Ihres Browsers auf den Startbildschirm, und sie öffnet sich wie eine App.',
  },
  {
    en: 'Pages that you read last stay on the phone, also without a network.',
    cn: '最近阅读的页面会保留在手机上，没有网络时也能看。',
    de: 'Zuletzt gelesene Seiten bleiben auf dem Telefon, auch ohne Netz.',
  },
];
