import { links, page, prose, type PageSeed } from './page-seed.ts';

/** Policies, and the page of the app. */
export const policyPages: readonly PageSeed[] = [
  page(
    'about/policy', 'Privacy policy|隐私政策', 'Which data we keep, what for, how long, and what you can ask of us.|我们保存哪些信息、为什么、存多久，以及您可以要求我们做什么。',
    prose('Reading without an account|不登录浏览',
      'You can read this site without telling us who you are, and it sets no cookie for that. We count page views per page and day. To count a visit once only, we keep a one-way code of your address and browser for some seconds, in memory.|浏览本站无需表明身份，也不会因此写入 Cookie。我们按页面、按天统计浏览量；为避免重复计数，会在内存中短暂保留由您的地址和浏览器生成的不可逆代码，数秒后失效。'),
    prose('Your account|您的账号',
      'With an account we keep your telephone number or e-mail address, your name and, if you give it, your region. Your password is kept as a hash that cannot be turned back. A cookie tells us that you are logged in; it ends with your logout, after seven days without a visit, and in any case after thirty.|注册后，我们保存您的手机号或邮箱、姓名，以及您选择填写的地区。密码只以不可还原的散列形式保存。登录状态由一个 Cookie 记录，退出登录、七天未访问或满三十天后失效。'),
    prose('What you send|您提交的内容',
      'Enquiries go to the supplier whom you name, with the text that you wrote and your contact. Subscriptions are used to send the magazine. Favourites are seen by you alone.|询价按您填写的内容连同联系方式发送给您指定的供应商。订阅信息仅用于寄送期刊。收藏内容只有您本人可见。',
      'A draft of a form stays on your device until you send or clear it.|表单草稿只保存在您的设备上，直到您发送或清除。'),
    prose('Who else sees it|信息共享',
      'Verification codes are sent through a message service, which gets the number and the text. We sell no data and use no advertising networks.|验证码通过短信服务商发送，对方仅得到号码和短信内容。我们不出售数据，也不使用广告联盟。'),
    prose('How long|保存期限',
      'Data of an account is erased thirty days after you close it; invoices are kept as long as the law demands. Logs show telephone numbers with four digits hidden and are erased after ninety days.|账号注销三十天后删除相关信息；票据按法律要求保存。日志中的手机号隐去四位，九十天后删除。'),
    prose('Your rights|您的权利',
      'You can see, correct and erase your data, and take it with you. Write to privacy@millwright.example; we answer within fifteen days.|您可以查询、更正、删除和导出您的信息。请致信 privacy@millwright.example，我们在十五天内答复。'),
  ),
  page(
    'whitepapers/policy', 'White paper terms|白皮书使用条款', 'What members may do with the white papers they download.|会员下载白皮书后可以怎样使用。',
    prose('Who may download|下载资格', 'Downloading needs an account, which is free. A link is made for you, for one paper, and works for five minutes; please do not pass it on, for it would not work.|下载需要会员账号，注册免费。下载链接为您本人、为该份白皮书生成，五分钟内有效；转发给他人也无法使用。'),
    prose('What you may do|允许的使用', 'You may keep and print a paper, and share it within your company. You may quote it with its title and publisher.|您可以保存、打印，并在本企业内部传阅；引用时请注明标题和出版方。'),
    prose('What you may not do|不允许的使用', 'Papers must not be sold, offered for download elsewhere or changed. Tables may be reproduced only with the consent of whoever measured the figures.|不得出售、在其他网站提供下载或改动内容。转载数据表须征得数据提供方同意。'),
    prose('What a paper is worth|关于内容', 'Papers report what was measured in the cases they describe. They do not replace the data sheet of a maker or the judgement of an engineer.|白皮书记录的是所述案例中的实测结果，不能替代厂家参数表和工程师的判断。'),
    prose('What the maker learns|厂家能得到什么', 'A supplier who contributed to a paper learns how often it was downloaded, never by whom.|参与编写的供应商只能得知下载次数，无法得知下载者是谁。'),
  ),
  page(
    'appdownload', 'Millwright on your phone|机匠工业网 App', 'Articles, magazines and suppliers in the browser of your phone, also in halls without a network.|文章、展会和询价随身带，展馆没有信号也能看。',
    prose('What it does|功能',
      'Read offline: the articles that you read last stay on the phone.|离线阅读：早上在您自己的网络下载好所关注行业的文章。',
      'Find your way: put a show into your calendar, and see which suppliers exhibit there.|展会导览：已收藏展会的展馆图和参展商名单。',
      'Ask at once: an enquiry that you began waits until you send it.|及时答复：供应商回复询价时收到提醒。',
      'Take your favourites along: they are kept with your account, on every device.|收藏同步：在网站收藏的内容，App 里也有。'),
    prose('What it needs|系统要求', 'Any browser of the last three years. Add the site to the home screen from its menu, and it opens like an app. It asks for no contacts and no location.|Android 10 或 iOS 16 以上，60 MB 空间。App 不读取通讯录，也不获取位置。'),
    links('Get the app|下载', 'Android package|安卓安装包 = https://app.millwright.example/android', 'App Store|苹果应用商店 = https://app.millwright.example/ios'),
  ),
];
