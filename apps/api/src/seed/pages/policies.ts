import { links, page, prose, type PageSeed } from './page-seed.ts';

/** Policies, and the page of the app. */
export const policyPages: readonly PageSeed[] = [
  page(
    'about/policy',
    'Privacy policy|隐私政策',
    'Which data we keep, what for, how long, and what you can ask of us.|我们保存哪些信息、为什么、存多久，以及您可以要求我们做什么。',
    prose(
      'Reading without an account|不登录浏览',
      'You can read this site without telling us who you are, and it sets no cookie for that.|浏览本站无需表明身份，也不会因此写入 Cookie。',
    ),
    prose(
      'Page views|浏览量统计',
      'We count how often each page is read per day, ourselves and for nobody else. What is stored is the page, the day and a number: no cookie, no IP address and nothing else that could name you. So that one visit counts once, a one-way code of your address and browser is in memory for a few seconds, and never on disk.|我们自行统计每个页面每天的浏览次数，不提供给任何第三方。保存的只有页面、日期和次数，没有 Cookie、IP 地址或其他可识别您身份的信息。为避免重复计数，由您的地址和浏览器生成的不可逆代码只在内存中保留数秒，不会写入磁盘。',
      'Page views are counted unless you refuse: choose “Refuse” with the button at the foot of this page, or switch on Global Privacy Control or Do Not Track in your browser, which is a refusal too.|除非您拒绝，浏览量均会计入统计。点击本页底部的按钮并选择“拒绝”，或在浏览器中开启“全球隐私控制”（GPC）或“请勿追踪”（DNT），即视为拒绝。',
    ),
    prose(
      'Videos of other sites|其他网站的视频',
      'Some videos play in the player of another site, which then learns your IP address. Such a player is loaded only after you agreed and pressed play.|部分视频使用其他网站的播放器，加载时对方会获知您的 IP 地址。只有在您同意并点击播放后，才会加载这类播放器。',
    ),
    prose(
      'Your account|您的账号',
      'With an account we keep your telephone number or e-mail address, your name and, if you give it, your region. Your password is kept as a hash that cannot be turned back. A cookie tells us that you are logged in; it ends with your logout, after seven days without a visit, and in any case after thirty.|注册后，我们保存您的手机号或邮箱、姓名，以及您选择填写的地区。密码只以不可还原的散列形式保存。登录状态由一个 Cookie 记录，退出登录、七天未访问或满三十天后失效。',
    ),
    prose(
      'What you send|您提交的内容',
      'Enquiries go to the suppliers whom you name, with what you wrote, your files, your name and your company. None of them learns your telephone number or e-mail address from us, or who else was asked. Subscriptions are used to send the magazine. Favourites are seen by you alone.|询盘连同您填写的内容、附件、姓名和公司发送给您指定的供应商。我们不会向供应商透露您的手机号或邮箱，也不会透露还询问了谁。订阅信息仅用于寄送期刊。收藏内容只有您本人可见。',
      'A draft of a form stays on your device until you send or clear it.|表单草稿只保存在您的设备上，直到您发送或清除。',
    ),
    prose(
      'Who else sees it|信息共享',
      'Verification codes are sent through a message service, which gets the number and the text. We sell no data and use no advertising networks.|验证码通过短信服务商发送，对方仅得到号码和短信内容。我们不出售数据，也不使用广告联盟。',
    ),
    prose(
      'How long|保存期限',
      'Data of an account is erased thirty days after you close it; invoices are kept as long as the law demands. Logs show telephone numbers with four digits hidden and are erased after ninety days.|账号注销三十天后删除相关信息；票据按法律要求保存。日志中的手机号隐去四位，九十天后删除。',
    ),
    prose(
      'Your rights|您的权利',
      'You can see, correct and erase your data, and take it with you. Write to privacy@millwright.example; we answer within fifteen days.|您可以查询、更正、删除和导出您的信息。请致信 privacy@millwright.example，我们在十五天内答复。',
    ),
  ),
  page(
    'about/terms',
    'Terms of use|使用条款',
    'What members and suppliers may expect of this site, and what we expect of them.|会员和供应商可以对本站有何期待，以及我们对您的要求。',
    prose(
      'Your account|您的账号',
      'An account is for one person, costs nothing and needs a true name and a telephone number or mailbox of your own. Do not lend it: what is done with it counts as done by you. You can delete it at any time, and take that back for thirty days.|账号由本人使用，不收取费用，须填写真实姓名和本人的手机号或邮箱。请勿转借：以该账号所做的一切均视为您本人所为。您可以随时注销账号，并可在三十天内撤回。',
    ),
    prose(
      'Enquiries and quotes|询盘与报价',
      'Ask for what you intend to buy. A quote holds until the day that it names; to accept one tells the supplier that you want to order, and the contract follows between the two of you. We are no party to it, take no commission, and check neither goods nor payments.|请只为真实采购意向发送询盘。报价在其注明的日期前有效；接受报价即告知供应商您有意订购，合同由双方另行订立。本站不是合同当事方，不收取佣金，也不核查货物和付款。',
      'What one side writes in a conversation is for the other side alone. Drawings remain the property of who sent them, and serve to answer the enquiry.|会话内容仅供双方使用。图纸归发送方所有，只能用于答复询盘。',
    ),
    prose(
      'Posts and entries of suppliers|供求信息与供应商资料',
      'Publish only what is true and what you may publish. Certificates are stated by the supplier unless the page names who has checked them. We may review posts before they are shown, and take down what breaks these terms or the law.|请只发布真实且您有权发布的内容。除非页面注明核实方，证书均由供应商自述。我们可在展示前审核供求信息，并移除违反本条款或法律的内容。',
    ),
    prose(
      'What is not allowed|禁止事项',
      'Advertising that nobody asked for, fraud, insults, harmful files, collecting contacts by programs, and getting around the limits of this site. Report such a conversation with the button in it, or block the other side. We close accounts for it.|不得发送未经请求的广告，不得欺诈、侮辱他人、上传有害文件、用程序收集联系方式或规避本站限制。遇到此类会话，请使用会话中的按钮举报或屏蔽对方。违者将被关闭账号。',
    ),
    prose(
      'Changes and questions|变更与咨询',
      'We announce a change of these terms thirty days before it holds; those who do not agree can delete the account until then. Questions are answered by the editors, whom you reach by the contact page.|条款变更提前三十天公布，不同意者可在此之前注销账号。如有疑问，请通过联系页面联系编辑部。',
    ),
  ),
  page(
    'about/accessibility',
    'Accessibility|无障碍声明',
    'How this site can be used with a keyboard, a screen reader or large text, and whom to tell when it cannot.|如何使用键盘、读屏软件或大字号浏览本站，以及遇到障碍时如何联系我们。',
    prose(
      'What we hold ourselves to|我们遵循的标准',
      'Every page of both editions is meant to meet the Web Content Accessibility Guidelines 2.2 at level AA. We hold the site to be partially conformant: all that we make ourselves meets them, as far as we know; what others supply does not always, and is named below.|本站中英文两版的每个页面均以《网页内容无障碍指南》（WCAG）2.2 版 AA 级为目标。我们认为本站目前为“部分符合”：据我们所知，自行制作的内容均已达到要求；他方提供的内容未必全部达到，具体见下文。',
      'This statement covers the Chinese and the English edition of this site. It covers the member centre and the supplier centre too, but not meetings and webinars, which are sites of their own.|本声明适用于本站的中文版和英文版，包括会员中心和供应商中心，不包括会议和网络研讨会等独立网站。',
    ),
    prose(
      'How it is tested|检测方式',
      'Before every release a program looks at each kind of page in both editions, in four widths, in light and dark and in more contrast, with text of twice the size and at 320 pixels, and at every menu and dialog. Each control is used with the keyboard alone, and every page is read without scripts and without style sheets.|每次发布前，程序会在两个版本中逐一检查各类页面：四种屏幕宽度，浅色、深色与高对比度，两倍字号以及 320 像素宽度，并逐一检查菜单和对话框。每个控件都只用键盘操作一遍，每类页面都在不运行脚本、不加载样式的情况下阅读一遍。',
      'The site has not yet been tested by people who use a screen reader every day. Such a test is our next step, and reports from readers come first until then.|本站尚未请日常使用读屏软件的用户做过测试。这是我们的下一步工作；在此之前，读者的反馈优先处理。',
    ),
    prose(
      'With a keyboard|使用键盘',
      'The first press of Tab on a page offers a way past the header. Menus and dialogs open with Enter or Space and close with Escape, which leads back to where you were. Lists of choices and tabs follow the arrow keys. What has the focus is always framed.|进入页面后第一次按 Tab 键即可跳过页首。菜单和对话框用回车键或空格键打开，用 Esc 键关闭，焦点随即回到原处。选项列表和标签页可用方向键切换。当前焦点始终有清晰的边框。',
    ),
    prose(
      'With a screen reader|使用读屏软件',
      'Pages have one main heading, landmarks and names in the language of the edition. What changes without a reload is announced. Wide tables and rows that slide can be reached and moved by keyboard.|每个页面有唯一的主标题，并用该版语言标注各区域和控件的名称。无需刷新而变化的内容会自动播报。宽表格和横向滑动的列表可用键盘到达并移动。',
    ),
    prose(
      'With large text, without motion, without scripts|大字号、减少动态效果、不运行脚本',
      'Pages can be enlarged to 400 percent without a second scroll bar, and on a wide screen text alone to 200 percent. Where your device asks for less motion, nothing slides by itself. Articles, lists, search and the menus work without scripts.|页面放大到 400% 时无需横向滚动；在宽屏上仅将文字放大到 200% 时也是如此。设备设置为减少动态效果时，页面不会自动滑动。文章、列表、搜索和菜单在不运行脚本时同样可用。',
    ),
    prose(
      'Logging in|登录',
      'The code in an image is not the only way: the button beside it lets your device do the work, with nothing to read or to solve. Passwords can be pasted and filled in by a program.|图形验证码并非唯一方式：点击旁边的按钮，由您的设备自动完成验证，无需辨认或计算。密码可以粘贴，也可由密码管理软件填写。',
    ),
    prose(
      'What we know is missing|已知的不足',
      'Videos of suppliers come with the captions that their makers supplied, which some lack, and rarely with a description of what is seen. Some magazines were scanned; where there is no text beside a page, we send it on request. White papers are PDF files of their makers, of which not all are tagged. Articles that others send us may hold images without a description. Players of other sites follow their own rules.|供应商视频的字幕由制作方提供，部分视频没有字幕，画面解说也很少。部分期刊为扫描件，没有文字版的页面可向我们索取。白皮书为提供方制作的 PDF 文件，并非全部带有结构标签。外部来稿中的图片可能缺少文字说明。其他网站的播放器遵循其自身规则。',
    ),
    prose(
      'Tell us|联系我们',
      'Where something is in your way, write to access@millwright.example and name the page. We answer within five working days, and send what you were looking for in a form that you can use. By telephone and by post we are at the offices on the contact page.|如在使用中遇到障碍，请致信 access@millwright.example 并注明页面地址。我们在五个工作日内答复，并以您可以使用的形式提供所需内容。也可按“联系我们”页面上的电话和地址与各办公室联系。',
      'If our answer does not help, write to the editor in chief at the address of the head office.|如对答复不满意，可按总部地址致信总编辑。',
    ),
    prose(
      'Date of this statement|声明日期',
      'Written on 21 November 2026, after the tests named above. It is looked through with every release that changes how pages work, at least once a year.|本声明于 2026 年 11 月 21 日在完成上述检测后撰写。凡页面使用方式有变的版本发布时均会复核，至少每年一次。',
    ),
  ),
  page(
    'whitepapers/policy',
    'White paper policy|白皮书使用条款',
    'What members may do with the white papers they download.|会员下载白皮书后可以怎样使用。',
    prose(
      'Who may download|下载资格',
      'Downloading needs an account, which is free. A link is made for you, for one paper, and works for five minutes; please do not pass it on, for it would not work.|下载需要会员账号，注册免费。下载链接为您本人、为该份白皮书生成，五分钟内有效；转发给他人也无法使用。',
    ),
    prose(
      'What you may do|允许的使用',
      'You may keep and print a paper, and share it within your company. You may quote it with its title and publisher.|您可以保存、打印，并在本企业内部传阅；引用时请注明标题和出版方。',
    ),
    prose(
      'What you may not do|不允许的使用',
      'Papers must not be sold, offered for download elsewhere or changed. Tables may be reproduced only with the consent of whoever measured the figures.|不得出售、在其他网站提供下载或改动内容。转载数据表须征得数据提供方同意。',
    ),
    prose(
      'What a paper is worth|关于内容',
      'Papers report what was measured in the cases they describe. They do not replace the data sheet of a maker or the judgement of an engineer.|白皮书记录的是所述案例中的实测结果，不能替代厂家参数表和工程师的判断。',
    ),
    prose(
      'What the maker learns|厂家能得到什么',
      'A supplier who contributed to a paper learns how often it was downloaded, never by whom.|参与编写的供应商只能得知下载次数，无法得知下载者是谁。',
    ),
  ),
  page(
    'appdownload',
    'Millwright on your phone|机匠工业网 App',
    'Articles, magazines and suppliers in the browser of your phone, also in halls without a network.|文章、展会和询价随身带，展馆没有信号也能看。',
    prose(
      'What it does|功能',
      'Read offline: the articles that you read last stay on the phone.|离线阅读：早上在您自己的网络下载好所关注行业的文章。',
      'Find your way: put a show into your calendar, and see which suppliers exhibit there.|展会导览：已收藏展会的展馆图和参展商名单。',
      'Ask at once: an enquiry that you began waits until you send it.|及时答复：供应商回复询价时收到提醒。',
      'Take your favourites along: they are kept with your account, on every device.|收藏同步：在网站收藏的内容，App 里也有。',
    ),
    prose(
      'What it needs|系统要求',
      'Any browser of the last three years. Add the site to the home screen from its menu, and it opens like an app. It asks for no contacts and no location.|Android 10 或 iOS 16 以上，60 MB 空间。App 不读取通讯录，也不获取位置。',
    ),
    links(
      'Get the app|下载',
      'Android package|安卓安装包 = https://app.millwright.example/android',
      'App Store|苹果应用商店 = https://app.millwright.example/ios',
    ),
  ),
];
