/** Search keywords of moulds and dies, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'conformal-cooling-accounts':
    'conformal cooling ROI; 3D printed mould insert; reduce injection cycle time; cooling channel clogging; scale and rust in channels; deep core cooling; stainless SLM tool steel; cooling time too long; mould thermal simulation; acid flushing mould cooling; when is conformal cooling worthwhile|随形冷却; 3D打印模仁; 异形水路; 缩短成型周期; 冷却时间长; 水路堵塞; 模具水路结垢清洗; 深型芯冷却; 模流分析; 随形水路成本; 运水',
  'texture-by-laser':
    'mould graining; laser engraving mould; chemical etching alternative; leather grain interior trim; VDI texture; gloss control plastic surface; mould texture repair; instrument panel mould; acid-free texturing; texture depth uniformity|模具咬花; 晒纹; 蚀纹; 激光纹理; 皮纹模具; 汽车内饰皮纹; 咬花修补; 光泽度控制; 化学蚀刻替代; 烧焊补纹; 仪表台模具',
  'stamping-die-600-strokes':
    'progressive die; stator rotor stamping; silicon steel stamping burr; punch clearance thin sheet; carbide punch grinding; bonded lamination stack; glue dot vs interlock; high-speed stamping press die; die thermal expansion; die life strokes; EV traction motor core|连续模; 高速冲模; 硅钢片冲压; 冲裁间隙; 点胶铁芯; 自粘接铁芯; 钨钢冲头; 冲压毛刺; 模具刃磨; 驱动电机定转子; 模具寿命',
  'hot-runner-leak':
    'hot runner leakage; manifold plastic leak; melt leaking around nozzle; hot runner heater power rise; thermocouple failure hot runner; cold start hot runner damage; nozzle seal preload; hot runner repair; temperature controller leak detection; valve pin closing late|热流道漏胶; 分流板漏料; 热嘴漏胶; 热流道维修; 加热圈烧断; 温控箱报警; 热电偶断; 热流道升温; 未热透注射; 阀针关闭慢; 包胶清理',
  'edm-robot-cell-night':
    'EDM automation cell; sinker EDM robot; die sinking electrode changer; zero-point clamping electrodes; RFID chip electrode; graphite electrode milling; unattended spark erosion; CMM electrode offset|电火花自动化; EDM机器人; 电极自动更换; 石墨电极; 零点定位夹具; 电极芯片RFID; 放电加工无人化; 模具智能制造; 偏数自动传输',
  'mould-steel-shortage':
    'H13 hot work steel price; die steel forging shortage; gigacasting die material; large forged block lead time; 1.2343 1.2344 tool steel; mega casting mould steel; die casting tool steel supply|H13模具钢价格; 热作模具钢; 一体化压铸模具; 大型锻件交期; 模具钢缺货; 8407钢; 压铸模坯; 模具钢涨价',
  'mould-apprentice-report':
    'mirror polishing mould; diamond paste polishing; SPI A1 finish; orange peel polishing; headlamp lens mould; robot mould polishing; optical grade surface; polishing scratches; hand polishing skills shortage|镜面抛光; 省模; 模具抛光师傅; 钻石膏; 抛光橘皮; 车灯透镜模; 光学级模具; 机器人抛光; 抛光拉丝; 打光; 抛光学徒',
  'portuguese-mould-valley':
    'toolmaking industry crisis; mould maintenance service; spare mould insert delivery; mould repair on site; low-cost mould competition; after-sales for export moulds; automotive tooling downturn; mould modification logo date stamp; mould storage|模具厂转型服务; 模具维修服务; 出口模具售后; 镶件备件; 改模; 汽车模具行情; 模具48小时备件; 模具保养存放; 日期章更换',
  'standard-parts-price-robot':
    'mould components express delivery; ejector pin cut to length; stepped ejector pins; buy vs make pins; mould base accessories; sleeve and pin supplier|顶针定制; 司筒顶杆; 模具配件; 非标顶针; 顶针加急; 模具标准件网购',
  'try-out-remote':
    'mould trial T1 acceptance; remote mould acceptance; FAT by video; cavity pressure sensor trial; overseas tooling approval; reduce trial shots|试模验收; T1试模; 远程验收; 模腔压力传感器; 出口模具验收; 减少试模次数',
  JX: '3D printed cooling insert; conformal cooled core; mould core insert; additive tooling; cycle time reduction; uniform mould cooling; warpage reduction; SLM tool steel insert; stainless mould insert 52 HRC; deep core cooling; hot spot mould; injection mould insert|3D打印模仁; 随形水路; 异形水路镶件; 模具镶件; 金属打印模具; 缩短冷却时间; 型芯冷却; 模具热点; 翘曲变形改善; 防锈水路; 运水镶件; SLM模具钢',
  TD: 'progressive die; motor core die; stator rotor stamping tool; silicon steel stamping; electrical steel punching; bonded stack die; glued lamination; high-speed stamping die; carbide progressive tool; EV motor core tooling; 0.2 mm sheet punching|定转子模具; 电机冲片模; 级进模; 连续模; 硅钢片模具; 高速冲模; 点胶叠铆; 钨钢模; 驱动电机铁芯; 矽钢片冲压; 冲压模具',
  LR: 'hot runner system; valve gate system; sequential valve gate; servo valve pin; hot runner manifold; hot nozzle; multi-cavity hot runner; 96-drop hot runner; hot runner leakage monitoring; no gate mark; servo valve gate controller; sprueless moulding|热流道系统; 热嘴; 分流板; 针阀热流道; 顺序阀; 伺服针阀; 96点热流道; 多腔热流道; 热流道漏胶; 无水口成型; 浇口痕小; 温控箱',
  NT: 'mould texturing; laser engraving moulds; mould graining; leather grain texture; VDI mould texture; acid etching alternative; automotive interior mould; dashboard and door panel grain; low gloss surface; seamless texture; 5-axis mould engraving|模具咬花; 模具晒纹; 蚀纹加工; 激光纹理; 皮纹加工; 激光雕刻模具; 汽车内饰模具; 仪表板皮纹; 哑光纹理; 无接缝纹理; 化学蚀纹替代; 门板皮纹',
};
