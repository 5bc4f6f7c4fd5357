import { both } from '../demo-articles/write.ts';
import { facts, links, page, people, prose, timeline, type PageSeed, type SeedBlock } from './page-seed.ts';

const offices: SeedBlock = {
  type: 'offices',
  heading: both('Our offices|各地办公室'),
  items: [
    [
      'Shanghai, head office|上海总部',
      '18F, 268 Longhua Middle Road, Xuhui District, Shanghai 200032|上海市徐汇区龙华中路268号18层，邮编200032',
      '+86 21 0000 1200',
      'office@millwright.example',
      'Monday to Friday, 9:00 to 18:00|周一至周五 9:00—18:00',
    ],
    [
      'Guangzhou, Pearl River bureau|广州·珠三角站',
      '9F, 77 Pazhou Avenue East, Haizhu District, Guangzhou 510335|广州市海珠区琶洲大道东77号9层，邮编510335',
      '+86 20 0000 8600',
      'guangzhou@millwright.example',
      'Monday to Friday, 9:00 to 17:30|周一至周五 9:00—17:30',
    ],
    [
      'Beijing, research desk|北京·研究部',
      '12F, 5 Xizhimen North Street, Haidian District, Beijing 100082|北京市海淀区西直门北大街5号12层，邮编100082',
      '+86 10 0000 3300',
      'research@millwright.example',
      'Monday to Friday, 9:00 to 18:00|周一至周五 9:00—18:00',
    ],
    [
      'Frankfurt, European desk|法兰克福·欧洲站',
      'Hanauer Landstraße 190, 60314 Frankfurt am Main|德国法兰克福哈瑙大街190号，邮编60314',
      '+49 69 90009 470',
      'europe@millwright.example',
      'Monday to Thursday, 8:30 to 16:30 (CET)|周一至周四 8:30—16:30（欧洲中部时间）',
    ],
  ].map(([name, address, phone, email, hours]) => ({
    name: both(name!),
    address: both(address!),
    phone,
    email,
    hours: both(hours!),
  })),
};

/** What the site says of itself. */
export const aboutPages: readonly PageSeed[] = [
  page(
    'about',
    'About|关于我们',
    'Who writes here, for whom, and how to reach us.|我们是谁，为谁而写，怎样找到我们。',
    prose(
      'What we do|我们做什么',
      'Millwright reports on how things are made: on machines, materials and the people who run them. Readers find news and technical articles, videos, magazines and white papers; buyers find suppliers, products and a supply and demand board.|机匠工业网报道“东西是怎么造出来的”：机器、材料，以及操作它们的人。读者在这里看新闻与技术文章、视频、期刊和白皮书；采购人员在这里找供应商、产品，发布和查看供需信息。',
      'The site appears in two editions that are edited separately. What matters to readers in both languages is written for both, not translated by rote.|本站分中文、英文两个版本，各自编辑。对两边读者都重要的内容，我们分别撰写，而不是逐句翻译。',
    ),
    links(
      'Read on|继续了解',
      'At a glance|平台概况 = /about/index',
      'Who we are|公司简介 = /about/intro',
      'History|发展历程 = /about/history',
      'Management|管理团队 = /about/management',
      'Media centre|媒体中心 = /media',
      'Careers|人才招聘 = /about/careers',
      'Contact|联系我们 = /about/contact',
      'Privacy policy|隐私政策 = /about/policy',
    ),
  ),
  page(
    'about/index',
    'At a glance|平台概况',
    'Millwright in figures and in a few sentences.|用几个数字和几句话认识机匠工业网。',
    facts(
      'In figures|数字里的机匠',
      'Industries|覆盖行业 = 24',
      'Editions|版本 = Chinese and English|中文、英文',
      'Magazine titles|期刊 = 12, six issues a year each|12种，每种每年6期',
      'Editorial desks|编辑部 = Shanghai, Guangzhou, Beijing, Frankfurt|上海、广州、北京、法兰克福',
      'Suppliers with a profile|入驻供应商 = more than 100|100余家',
      'Founded|创立 = 1998',
    ),
    prose(
      'How we work|我们怎样工作',
      'Every article has an author or names its source. Figures come from the people who measured them, and we say how they were measured. Advertising is marked as such and has no say in what is written.|每篇文章都有作者或注明来源。数据来自亲手测量的人，并交代测量方法。广告一律标明，不影响内容。',
      'Corrections are made in the article itself, with the date of the change.|更正直接写进原文，并注明修改日期。',
    ),
  ),
  page(
    'about/intro',
    'Who we are|公司简介',
    'From a trade magazine to a portal for twenty-four industries.|从一本行业刊物，到覆盖二十四个行业的平台。',
    prose(
      'For readers|面向读者',
      'Engineers and managers read what others have tried: acceptance runs with their tables, changeovers that took a weekend, investments that did not pay. Each industry has a site of its own with its news, suppliers, shows and white papers.|工程师和管理者在这里读到别人试过的事：带数据表的验收运行、一个周末完成的换产、没能收回成本的投资。每个行业都有自己的子站，集中呈现新闻、供应商、展会与白皮书。',
    ),
    prose(
      'For buyers|面向采购',
      'Products are listed with the parameters that are asked for first, and an enquiry reaches the maker with quantity, destination and date. On the supply and demand board, buyers write what they need; contacts are shown to members only.|产品按采购最先问的参数列出，询价时写明数量、目的地和交期，直达厂家。供需大厅里由采购方写明需求；联系方式仅对会员显示。',
    ),
    prose(
      'For suppliers|面向供应商',
      'A profile shows what a company makes, for which markets, with which certificates, and how fast it answers. The time is computed from the enquiries themselves; it cannot be bought.|企业主页展示产品、市场、认证，以及答复询价的速度。答复时间由实际询价记录计算得出，不能购买。',
    ),
    prose(
      'For the trade|面向行业',
      'We organise the Manufacturing Innovation Meeting each spring, publish printed magazines and e-zines, and lend our studio for technical seminars.|我们每年春季举办制造创新大会，出版纸质期刊和电子刊，并为技术讲座提供演播室。',
    ),
  ),
  page(
    'about/history',
    'History|发展历程',
    'What we began with, and what came after.|从哪里起步，后来发生了什么。',
    timeline(
      'Since 1998|自1998年',
      '1998 = A magazine of 48 pages|一本48页的杂志 = Two editors and a mould maker print the first issue of “Machine Hall” in Shanghai: 3,000 copies, sold out at a fair in four days.|两位编辑和一位模具师傅在上海印出《机器车间》创刊号，3000册，在一次展会上四天售完。',
      '2001 = The first English issue|第一期英文刊 = Importers ask for it. “Machining Asia” begins with four issues a year.|应进口商要求，《亚洲机床》创刊，每年四期。',
      '2005 = Online every day|每天更新的网站 = News move from the fortnightly page to the web; the archive of seven years is scanned.|新闻从双周版面搬上网络，七年旧刊全部扫描入库。',
      '2009 = Guangzhou and the Pearl River|落子广州 = The bureau opens in a year of crisis, next to the factories that reported on it.|在危机之年设立珠三角站，与被报道的工厂做邻居。',
      '2013 = The showroom|在线展厅 = Suppliers show products with parameters instead of brochures.|供应商用参数代替宣传册展示产品。',
      '2016 = Manufacturing Innovation Meeting|制造创新大会 = 420 visitors in the first year, in a hall that held 400.|首届到会420人，会场只有400个座位。',
      '2019 = Frankfurt|法兰克福 = A European desk writes for both editions.|欧洲站成立，同时为两个版本供稿。',
      '2022 = Twenty-four industries|二十四个行业 = Battery, renewables and semiconductor get sites of their own.|电池、能源装备、半导体设立独立子站。',
      '2026 = One portal|一个平台 = Magazines, videos, white papers, shows and sourcing come together under one name.|期刊、视频、白皮书、展会与采购整合到同一个平台。',
    ),
  ),
  page(
    'about/management',
    'Management|管理团队',
    'The people who answer for what appears here.|为本站内容和经营负责的人。',
    people(
      'Management|管理团队',
      'Zhou Qiming|周启明 = Publisher and managing director|出版人、总经理 = Trained as a toolmaker in Wuxi, with the company since the first issue. Answers for the whole house.|无锡模具工出身，从创刊号起就在公司，对全社负责。',
      'Lin Ruoxi|林若溪 = Editor-in-chief, Chinese edition|中文版总编辑 = Reported on die casting and car bodies for twelve years before she took over the desk in 2021.|做了十二年压铸与车身报道，2021年起任总编辑。',
      'Hannah Brandt|汉娜·勃兰特 = Editor-in-chief, English edition|英文版总编辑 = A production engineer who would rather write. Works from Frankfurt and Shanghai.|改行写稿的生产工程师，往返于法兰克福与上海。',
      'Zhao Jianguo|赵建国 = Director of the showroom|展厅与采购业务总监 = Bought machine tools for a car maker for fifteen years and knows which parameters are missing.|曾为车企采购机床十五年，知道参数表里缺的是哪几行。',
      'He Xiaolan|何晓岚 = Director of meetings and training|会议与培训总监 = Founded the innovation meeting in 2016 and still chairs its programme.|2016年创办制造创新大会，至今主持议程。',
      'Lu Ming|陆鸣 = Director of technology|技术总监 = Responsible for the portal, its search and the safety of members’ data.|负责平台、搜索与会员数据安全。',
    ),
  ),
  page(
    'about/careers',
    'Careers|人才招聘',
    'Open positions in editing, sourcing and technology.|编辑、采购服务与技术岗位。',
    prose(
      'Working here|在这里工作',
      'We are about seventy people in four places. Editors spend at least one day a week in factories; developers sit next to the editors they write for. We pay for training, for trade fairs and for the shoes.|我们约七十人，分布在四地。编辑每周至少一天在工厂；开发和他们服务的编辑坐在一起。培训、展会差旅和劳保鞋都由公司承担。',
    ),
    {
      type: 'openings',
      heading: both('Open positions|在招岗位'),
      items: [
        [
          'Technical editor, plastics|塑料方向技术编辑',
          'Shanghai|上海',
          'You have worked with injection machines or materials and write clearly. Two articles a week, one day in the field.|有注塑设备或材料工作经历，文字清楚。每周两篇稿件，一天下厂。',
        ],
        [
          'Reporter, battery and renewables (English)|电池与能源装备记者（英文）',
          'Frankfurt|法兰克福',
          'You report from plants between Hungary and Spain and speak enough Chinese to read a data sheet.|采访范围从匈牙利到西班牙，中文水平能读懂参数表。',
        ],
        [
          'Sourcing adviser|采购顾问',
          'Guangzhou|广州',
          'You check supplier profiles on site and help buyers to write enquiries that get answers.|实地核对供应商资料，帮助采购方写出能得到答复的询价。',
        ],
        [
          'Front-end engineer|前端工程师',
          'Shanghai or remote|上海或远程',
          'You care for pages that work on a slow line in a hall full of machines.|在意页面在车间弱网环境下也能用。',
        ],
      ].map(([title, place, text]) => ({ title: both(title!), place: both(place!), text: both(text!) })),
    },
    prose(
      'How to apply|应聘方式',
      'Send two pages about yourself and one text or piece of work that you are proud of to jobs@millwright.example. We answer within two weeks.|请将两页个人介绍和一份您满意的文章或作品发送至 jobs@millwright.example，两周内答复。',
    ),
  ),
  page(
    'about/contact',
    'Contact|联系我们',
    'Offices, telephone numbers and whom to ask for what.|各地办公室、电话，以及什么事找谁。',
    offices,
    facts(
      'Whom to ask|按事项联系',
      'News and corrections|新闻与更正 = editors@millwright.example',
      'Press releases|新闻稿投递 = press@millwright.example',
      'Supplier profiles|供应商入驻 = suppliers@millwright.example',
      'Subscriptions|期刊订阅 = readers@millwright.example',
      'Advertising|广告合作 = media@millwright.example',
      'Personal data|个人信息 = privacy@millwright.example',
    ),
  ),
];
