/** Search keywords of semiconductors, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'silicon-carbide-200-mm':
    '8-inch SiC wafer; SiC die cost; SiC substrate price; SiC yield loss; wafer bow and warp; basal plane dislocation; epitaxy downfall defects; wafer thinning grinding wheel; laser wafer splitting; vacuum chuck warped wafer; 6-inch vs 8-inch SiC|碳化硅8寸片; SiC衬底价格; 碳化硅良率; 晶圆翘曲; 基平面位错; 外延掉落物; SiC芯片成本; 六寸转八寸; 背面减薄; 金刚石砂轮磨片; 激光剥离晶锭',
  'dry-pump-seizures':
    'vacuum pump seizure; dry pump failure prediction; screw pump powder clogging; pump exhaust pressure monitoring; condition monitoring vacuum pump; LPCVD nitride powder; silencer blocked; pump overhaul cost; false alarms predictive maintenance; wafer batch scrap; pump vibration sensor|真空泵卡死; 干泵抱死; 螺杆真空泵堵粉; 干泵维修; 干泵预测性维护; 排气压力升高; 消音器堵塞; 炉管粉尘; 振动监测; 误报率; 干泵大修费用',
  'fan-filters-at-night':
    'FFU energy saving; fan filter unit speed; cleanroom air velocity; laminar flow velocity reduction; particle count; cleanroom HVAC cost; ISO 14644; cleanroom recovery time; air change rate; fab electricity consumption; material airlock door|FFU节能; FFU调速; 无尘室风速; 洁净厂房节能; 颗粒数超标; 自净时间; 换气次数; 净化车间电费; 无尘车间; 传递窗开门; 层流风速标准',
  'probe-marks':
    'probe card cleaning; probe mark inspection; wafer sort retest; contact resistance probe needle; probe card lifetime; scrub mark length; wafer test yield; prober camera; copper pillar probing; needle polishing interval; tip wear|探针卡清洁; 清针频率; 针痕检测; CP测试复测; 晶圆测试良率; 接触电阻大; 探针磨损; 扎针深度; 铜柱凸块测试; 磨针; 探针台视觉',
  'helium-on-ration':
    'helium shortage; helium saving fab; helium recovery unit; leak testing forming gas; hydrogen nitrogen leak detection; backside cooling gas; helium price; tracer gas alternative; specialty gas supply; helium consumption metering; helium purification|氦气短缺; 氦气涨价; 氦气回收; 氦检漏替代; 氢氮混合检漏; 刻蚀机背氦; 电子特气; 氦质谱检漏; 氦气纯化; 省氦; 用气点排查',
  'mask-move-on-foot':
    'reticle transport; photomask haze; mask storage nitrogen; fab relocation; shock sensitive transport; pellicle contamination|光刻掩膜版搬运; 光罩雾化; 氮气柜; 精密设备搬迁; 防震运输; 掩膜版保护膜污染',
  'penang-technician-school':
    'semiconductor talent shortage; OSAT technician training; staff turnover packaging plant; flip-chip bonder troubleshooting; cold solder joint; non-poaching agreement; bonder heater fault; equipment technician wages; in-house training centre|封测人才短缺; 设备技术员培训; 员工流失率; 倒装机故障排查; 冷焊虚焊; 固晶机维修; 互不挖角; 封装厂自办培训; 键合机加热器故障; 技师学校',
  'acid-tanker-sampling':
    'electronic grade sulfuric acid; wet chemicals metal impurity; chemical tanker unloading; ICP-MS incoming inspection; sampling procedure chemicals|湿电子化学品; 电子级硫酸检验; 金属杂质ppb; 槽车卸酸; 来料取样纠纷; ICP-MS检测',
  'refurbished-tools-wuxi':
    'used semiconductor equipment; second-hand etcher; refurbished 200 mm tool; legacy fab equipment; obsolete controller board; board reverse engineering; used tool price; 8-inch equipment shortage; software licence transfer; spare parts old tools|二手半导体设备; 8寸二手设备; 翻新刻蚀机; 旧设备价格; 停产板卡维修; 控制卡国产替代; 抄板; 离子注入机二手; 设备软件授权; 老机台备件; 成熟制程扩产',
  'copper-sintering-villach':
    'sintered copper die attach; silver sintering alternative; copper paste vs silver paste; power module die attach; SiC module packaging; thermal cycling reliability; formic acid atmosphere; solder replacement power electronics; traction inverter module; pressure sintering process; copper oxidation press|铜烧结; 烧结铜膏; 银烧结替代; 功率模块封装; 芯片贴装; 铜膏银膏对比; 甲酸气氛; 温度循环寿命; 有压烧结; 车规模块认证; 铜膏氧化',
  TW: 'wafer cleaning equipment; single wafer wet clean; spin cleaner; wet bench alternative; pre-bonding clean; particle removal wafer; RCA clean; wet process tool; pre-diffusion clean; 300 mm wafer cleaner; acid recycling wet tool|晶圆清洗设备; 单片湿法设备; 单片式清洗机; 旋转喷淋清洗; 炉前清洗; RCA清洗; 去颗粒; 12寸清洗机; 湿法机台; 清洗药液回收; 硅片清洗',
  HN: 'semiconductor dry pump; oil-free vacuum pump; dry vacuum pump etch; LPCVD vacuum pump; powder tolerant pump; process vacuum pump; clean vacuum pump; roughing pump; pump with condition monitoring; corrosive gas pump; low power dry pump|干泵; 无油真空泵; 半导体真空泵; 螺杆干泵; 刻蚀用干泵; 炉管真空泵; 耐粉尘真空泵; 抽腐蚀性气体; 前级泵; 干泵状态监测; 低功耗干泵',
  XJ: 'SiC MOSFET; silicon carbide power device; 1200 V MOSFET; EV inverter switch; IGBT replacement; wide bandgap transistor; onboard charger MOSFET; low RDS(on); fast charging power module; high temperature MOSFET; third generation semiconductor|SiC MOS管; 碳化硅功率器件; 1200V碳化硅; 主驱芯片; 替代IGBT; 第三代半导体; 充电桩模块; 光储MOSFET; 低导通电阻; 车规级碳化硅; 宽禁带器件',
  SS: 'wafer probe station; automatic prober; wafer test equipment; CP test; probe card tester; hot and cold chuck; power device prober; 12-inch prober; wafer sort equipment; high force chuck prober; probe mark inspection|晶圆探针台; 探针机; CP测试设备; 晶圆测试机台; 高低温探针台; 12寸探针台; 功率器件测试; 中测设备; 探针卡; 针痕检查; 晶圆分选',
  LB: 'silver sintering machine; pressure sintering equipment; die attach press; copper sintering press; power module packaging; SiC module sintering; Ag sinter; soft tool sintering; formic acid sintering; IGBT die attach|银烧结设备; 有压烧结机; 热压烧结; 铜烧结设备; 功率模块封装设备; 碳化硅模块烧结; 烧结机; 芯片贴片烧结; 银膏烧结; IGBT封装; 甲酸烧结炉',
};
