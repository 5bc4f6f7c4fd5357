import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about airframes, titanium, composites and tanks. */
export const structureStories: Story[] = [
  {
    key: 'titanium-bulkhead-routes',
    drawing: 'WB-120 elevation',
    date: '2026-06-11',
    types: ['Editorpick', 'latest'],
    tags: ['titanium', 'five-axis', 'metal-3d-printing', 'forging'],
    child: 'titanium',
    named: true,
    tables: {
      routes: table(
        'Four ways to a titanium bulkhead of 42 kg, at 64 pieces a year|42公斤钛合金隔框的四条路线（年产64件）',
        'Route|路线; Blank (kg)|毛坯（kg）; Blank to part|毛坯与成品重量比; Milling (h)|铣削（h）; First blank after (weeks)|首件毛坯周期（周）; Tooling (million yuan)|工装（百万元）; Rejects (%)|废品率（%）; Cost per part (thousand yuan)|单件成本（千元）',
        'Milled from plate|厚板铣削; 612; 14.6; 96; 22; 0; 1.1; 318',
        'Die forging|普通模锻; 268; 6.4; 58; 46; 5.8; 0.8; 231',
        'Isothermal forging|等温模锻; 151; 3.6; 37; 60; 11.4; 1.4; 274',
        'Wire arc on plate|电弧增材（板上堆积）; 97; 2.3; 29; 9; 0.3; 6.2; 243',
      ),
    },
    en: {
      title: 'Five hundred and seventy kilos of chips: a Chengdu airframe shop looks for another way to a bulkhead',
      brief:
        'The same titanium part was made in four ways and cut up afterwards. The cheapest is the oldest but one, and the fastest has a gap in its papers.',
      body: `Behind hall six of Qingyang Airframe stands a row of skips with lids. What is in them cost 280 yuan a kilo in the spring and is sold for 46. To make a bulkhead of 42 kilos, the shop used to buy a plate of 612, and the skips got the rest.
Last year the customer asked for a second source of blanks, and the shop took the opportunity to compare. Six bulkheads were made by each of four routes. One of each six was cut into 140 specimens.
!table routes
## Plate is always there
Milling from plate has one merit that no table shows: nobody has to be asked. Plate comes with a certificate that every authority knows, and a change of drawing on Monday is a changed part on Thursday. The shop will go on milling prototypes that way.
What speaks against it is not the price of the chips alone. A plate 120 millimetres thick has residual stress of its own. Halfway through, the part must be released, turned and clamped again, three times, and each time it has moved by up to 0.7 millimetres.
## What the forge promised
A die forging from Weibei Titanium in Baoji weighs less than half as much and has its grain in the right direction. Fatigue life in the cut specimens was 1.6 times that of plate. It is also the cheapest per part, with the dies written off over five years.
The catch is the calendar. Forty-six weeks pass from order to first blank, of which 19 are spent waiting for the die block. Isothermal forging, where the die is as hot as the part, saves another 117 kilos of blank, but a die of molybdenum alloy has to be pressed in vacuum and lasts about 300 strokes.
!fig WB-220 elevation: A blisk, another part that is milled from solid titanium. The bulkhead from wire and arc came to the mill with beads three millimetres high and two lugs, which were removed with the plate.
## Nine weeks with wire
Depositing took 61 hours on a robot cell in Shuangliu. Wire is melted by an arc on to a plate of 30 millimetres that becomes the web. Nine weeks after the drawing the first blank was on the milling machine, which needed 29 hours instead of 96.
- Strength across the layers: 4 per cent below the forging, within the standard
- Pores over 0.2 millimetres: three in the six parts, all where the torch had started
- Ultrasonic inspection: coarse grain scatters the beam, so that flaws under 0.8 millimetres are hidden
The last line is the reason for 6.2 per cent of rejects. Whatever cannot be inspected has to be treated as bad.
> The part is probably better than its inspection. But probably is no entry in a logbook. :: Xu Anlan, chief engineer, Qingyang Airframe
## A division of labour
The decision fell in May. The series will be forged, from the summer of 2027. Until the dies are there, and for spares afterwards, the shop uses wire, with every part X-rayed in addition for 9,000 yuan. Approval covers this bulkhead only, with this wire from this heat supplier and this robot. For the next part, Xu expects another fourteen months.`,
    },
    cn: {
      title: '一件隔框，570公斤钛屑：成都一家机体厂把四条路线都走了一遍',
      brief:
        '同一个零件用四种办法各做六件，再各切一件做试样。最便宜的是模锻，最快的是电弧增材，可它的检验报告上有个缺口。',
      body: `青羊机体六号厂房后面排着一溜带盖的料斗。里面的东西春天买进来280元一公斤，卖出去46元。做一件42公斤的隔框，过去要买612公斤厚板，剩下的全进了料斗。
去年客户要求增加毛坯来源，厂里索性做一次对比：四条路线各做六件，每组切一件，共取140根试样。
!table routes
## 厚板：随时都有
厚板铣削有个好处，表里写不出来——不用求人。板材证书谁都认，周一改图，周四就能出件，研制件今后还这么干。
不利的不只是屑价。120毫米厚板自带残余应力，铣到一半得松开、翻面、重夹，前后三次，每次最多要动0.7毫米。
## 模锻：便宜，但要等
宝鸡渭北钛业的模锻件不到厚板一半重，流线顺着受力方向，试样疲劳寿命是厚板的1.6倍。模具按五年摊销，单件成本也最低。
难在周期：下单到首件46周，光等模块就是19周。等温模锻的模具和坯料一样热，毛坯再省117公斤，但钼合金模具要在真空里压，寿命三百次上下。
!fig WB-220 elevation: 整体叶盘，同样是从钛坯里铣出来的零件。电弧增材的隔框送去铣削时每层堆高3毫米，两个工艺耳最后随底板切除。
## 电弧增材：九周
堆积在双流的一台机器人工作站上做了61小时。焊丝熔在30毫米底板上，底板就是将来的腹板。出图九周后，首件毛坯已经上了铣床，铣削29小时，厚板要96小时。
- 层间方向强度：比锻件低4%，在标准之内
- 0.2毫米以上气孔：六件共三个，都在起弧点
- 超声检验：晶粒粗，声束散射，0.8毫米以下的缺陷看不见
6.2%的废品率就是最后这条来的：查不清的，一律按坏的算。
> 这零件多半比它的检验结果好。可“多半”两个字，履历本上填不进去。 :: 徐安澜，青羊机体总工程师
## 各干各的
5月定了盘子：批产走模锻，2027年夏天起供；模具到位之前，以及日后的备件，用电弧增材，每件加拍X光，多花9000元。批准书只认这一个件、这家焊丝、这台机器人。下一个件，徐安澜估计还得14个月。`,
    },
  },
  {
    key: 'fibre-placement-gaps',
    date: '2025-01-14',
    types: ['latest'],
    tags: ['composites', 'machine-vision', 'lightweighting'],
    child: 'composites',
    en: {
      title: 'The head that looks at its own work: fibre placement in Tianjin without the torch inspection',
      brief:
        'A line laser behind the roller finds gaps between tows. It saves three hours of torch light per panel and rejects things that nobody used to see.',
      body: `Until last spring the longest step in laying a panel at Binhai Composites was not laying. After each of 34 plies two inspectors lay on a bridge above the mould and looked along it with torches for gaps, overlaps and twisted tows. On a nacelle panel of eleven square metres they needed three hours and ten minutes in all, against four hours for the machine.
The fibre placement head now carries a laser line and a camera behind the compaction roller. Sixteen tows of 6.35 millimetres are measured across their width every 0.4 millimetres, while the head runs at 0.9 metres a second.
Carbon is black and shiny, a bad subject. The prepreg reflects differently along the fibre and across it, and on plies at 45 degrees the first version called one tow in twelve missing. The cure was a second camera at another angle rather than more training.
Inspection by torch has been cut to a spot check of every eighth ply. Panels per week rose from nine to thirteen. “And then we had more repairs than ever,” says workshop head Bai Xuefei. The system sees gaps of half a millimetre, the drawing forbids them above 0.8, and the operators, who see a red mark, repair it anyway. Each repair takes four minutes and leaves a fingerprint of resin. The customer has been asked to say in writing that a gap of 0.6 is a gap that may stay. He has been thinking about it since October.`,
    },
    cn: {
      title: '铺丝头自己看自己：天津一家复材厂收起了手电筒',
      brief: '压辊后面加一道线激光，逐丝找缝。每块壁板省三小时人工检查，返修反倒一度多了。',
      body: `去年春天以前，滨海复材铺一块壁板，最费时的不是铺。34层，每铺完一层，两名检验员趴在模具上方的桥架上，打着手电顺着看缝隙、搭接和扭丝。11平方米的短舱壁板，机器铺四小时，人看三小时十分。
现在铺丝头的压辊后面装了线激光和相机，16根6.35毫米的丝束，每前进0.4毫米量一遍宽度，头速每秒0.9米。
碳纤维又黑又亮，最难拍。预浸料顺纤维和横纤维反光不同，铺45度层时，第一版把十二根里的一根当成缺丝。后来不是靠多训练，而是换个角度加了第二台相机。
手电检查减为每八层抽一层，周产量从9块升到13块。“然后返修比什么时候都多。”车间主任白雪飞说。系统看得见0.5毫米的缝，图纸只禁0.8毫米以上，工人一见红标就修。修一处四分钟，还留下一个树脂指印。厂里请客户书面写明0.6毫米的缝可以留，客户从10月考虑到现在。`,
    },
  },
  {
    key: 'rocket-tank-stir-welding',
    date: '2025-08-28',
    types: ['latest'],
    tags: ['welding', 'lightweighting', 'non-destructive-testing'],
    child: 'space',
    en: {
      title: 'Tank sections for a launcher every nine days, because the last hole no longer has to be filled',
      brief:
        'A friction-stir tool with a retracting pin closes the circumferential seam. It has doubled the pace and worn out eleven pins.',
      body: `A friction-stir weld ends with a hole where the pin is drawn out. On a straight seam the hole is cut off with the run-out tab. A ring seam around a propellant tank has no end to cut off, and so Haiyan Launch Structures in Nantong plugged, welded and X-rayed every one, a day and a half of work on the most highly stressed spot of the tank.
Since March the company has been closing its rings of 3.35 metres with a tool whose pin can be withdrawn on its own while the shoulder keeps pressing. Over the last 280 millimetres the pin rises by a fiftieth of a millimetre for each millimetre of travel, up to the full wall of 5.6. What remains is a shallow trace.
The pace went from 19 days a tank to nine. Strength of the closing zone is 74 per cent of the sheet, measured on 60 specimens; for the plugged hole it was 58. The designer has not taken any weight out of it yet. “First a hundred seams, then the file,” says welding engineer Tao Hongmei. They stand at forty-one.
The pin is the weak part. It slides in a bore that aluminium creeps into, and eleven have jammed, two of them in the seam. In that case the ring is cut and loses 40 millimetres of length, and the next tank section has to be made 40 millimetres longer.`,
    },
    cn: {
      title: '九天一节贮箱：回抽式搅拌头省掉了最后那个孔',
      brief: '环缝收尾不再补孔，节拍快了一倍，针也卡坏了十一根。',
      body: `搅拌摩擦焊收尾总要留一个匙孔。直缝好办，连引出板一起切掉；贮箱环缝首尾相接，没处可切。南通海雁箭体结构从前只能堵孔、补焊、拍片，一天半的活，偏偏落在受力最大的地方。
今年3月起，3.35米直径的环缝改用回抽式搅拌头：轴肩照压，针单独往回收。最后280毫米，每走1毫米针退0.02毫米，直到退完5.6毫米壁厚，只剩一道浅痕。
一节贮箱由19天缩到9天。收尾区强度按60根试样实测为母材的74%，补孔的是58%。设计那边还没敢因此减重。“先焊满一百条缝，再谈改文件。”焊接工程师陶红梅说。眼下是第41条。
短板在针。针在孔里滑动，铝会挤进间隙，已经卡死十一根，有两根卡在缝里。遇到这种情况，整圈切掉，短40毫米，下一节就得做长40毫米。`,
    },
  },
  {
    key: 'rivets-from-the-freezer',
    date: '2022-09-14',
    types: ['newswire'],
    tags: ['lightweighting', 'process-safety'],
    child: 'airframes',
    en: {
      title: 'Rivets get a clock of their own in Chengdu wing shop',
      brief: 'Aluminium rivets must be set within 20 minutes of leaving the freezer. Trays now count for themselves.',
      body: `Qingyang Airframe in Chengdu has fitted 140 rivet trays with a timer that starts when the tray leaves the freezer at minus 20 degrees. Rivets of alloy 2024 harden at room temperature; after 20 minutes they may crack when set. A paper slip used to record the time. In an audit in May, 31 slips of 400 had been filled in beforehand.
The tray turns red and the rivets go back to the furnace, at most twice. Consumption rose by seven per cent in the first month, mainly in the narrow sections near the wing root, where twenty minutes are not enough.`,
    },
    cn: {
      title: '冰盒铆钉自带倒计时，成都一机翼车间弃用纸条',
      brief: '2024铆钉出冰箱20分钟内必须铆完，过去靠手写，查出31张是提前填的。',
      body: `成都青羊机体给140只铆钉盒装上计时器，盒子离开零下20℃冰箱即开始倒数。2024铝合金铆钉常温下会变硬，超过20分钟再铆容易开裂。以前靠纸条记时，5月审核抽查400张，有31张是事先填好的。
时间一到盒子变红，铆钉退回重新热处理，最多两次。头一个月铆钉用量增加7%，主要多在翼根狭窄部位，那里20分钟确实不够用。`,
    },
  },
];
