/** Search keywords of laser processing and photonics, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'sixty-kilowatt-plate':
    'laser vs plasma cutting; high power fibre laser cutting; thick plate laser cutting; compressed air laser cutting; laser cutting cost per metre; protective window life; cut edge taper roughness; nitrogen vs air cutting gas; choose laser cutter power; structural steel cutting speed; oxide edge painting|激光与等离子对比; 中厚板切割; 万瓦激光切割; 空气切割; 切割成本核算; 保护镜片寿命; 断面锥度; 激光功率怎么选; 切割气体费用; 碳钢厚板挂渣; 下料设备选型',
  'blue-laser-copper-foils':
    'copper laser welding; blue diode laser 450 nm; hybrid laser welding; ultrasonic vs laser welding; battery tab welding; copper spatter; highly reflective metal welding; pouch cell foil welding; particle contamination battery; busbar welding copper; weld resistance copper foil|铜材焊接; 极耳焊接; 高反材料焊接; 焊铜飞溅; 超声焊与激光焊; 电池多层箔焊接; 蓝光半导体激光; 复合焊接; 金属颗粒短路; 铜箔虚焊; 软包电池焊接',
  'laser-cleaning-rail-wheels':
    'laser paint stripping; laser ablation coating removal; laser cleaning vs sandblasting; grit blasting replacement; axle crack inspection preparation; magnetic particle inspection; degreasing with laser; pulsed laser cleaner; lead paint removal; rust and paint removal; wheelset overhaul|激光除漆; 激光除锈; 替代喷砂; 车轴探伤; 磁粉探伤前处理; 脱漆设备; 轮轴大修; 激光清洗伤基材吗; 去油污; 含铅油漆处理; 机车检修',
  'glass-cutting-bessel':
    'picosecond laser glass cutting; ultrafast laser glass; glass edge chipping; TGV through glass via; glass substrate packaging; tempered glass cutting; laser filamentation cutting; automotive display cover glass; laser induced etching; CO2 laser glass separation; glass edge strength|皮秒激光切玻璃; 超快激光加工; 玻璃崩边; 玻璃通孔; TGV工艺; 玻璃基板封装; 强化玻璃切割; 车载屏盖板; 激光诱导刻蚀; 丝切裂片; 异形玻璃切割',
  'cladding-mine-props':
    'hard chrome replacement; EHLA; laser cladding cost; hydraulic prop repair; coal mine roof support; chrome plating alternative; piston rod repair; iron-based cladding powder; powder utilisation nozzle; corrosion resistant coating rod; cladding vs chrome plating|替代镀铬; 激光熔覆成本; 立柱修复; 液压支架大修; 铁基合金粉; 熔覆裂纹; 活塞杆修复; 粉末利用率; 送粉喷嘴; 耐酸腐蚀涂层; 电镀铬环保替代',
  'laser-safety-handheld':
    'handheld laser welding safety; laser safety goggles; laser eye injury; laser protective curtain; class 4 laser; laser interlock; retinal burn laser; welding gun contact protection; laser training requirement; laser area marking; portable laser welder accident|手持激光焊安全; 激光护目镜; 激光伤眼; 激光防护帘; 安全联锁; 安全地线锁; 视网膜损伤; 四类激光; 手持焊机事故; 防护眼镜波长; 激光安全国标',
  'fibre-source-price-war':
    'fibre laser price; laser source cost per watt; 12 kW laser price; laser cutting machine cost breakdown; fiber laser market; pump diode cost; laser price decline; laser cutter bill of materials; below cost selling|激光器价格; 万瓦激光器多少钱; 激光器降价; 激光切割机成本; 泵浦源; 价格战; 激光行业行情; 整机成本构成; 12kW光源',
  'jena-lens-makers':
    'optics lead time; laser lens delivery delay; f-theta lens; precision optics polishing; laser damage threshold; ion beam figuring; fused silica lens; optical coating ultrafast laser; precision optician shortage; photonics supply chain; LIDT test|光学镜片交期; 场镜; 镜片抛光; 激光损伤阈值; 离子束修形; 熔石英镜片; 光学镀膜; 光学技工短缺; 精密光学加工; 扫描透镜; 面形精度',
  'wuhan-head-autofocus':
    'laser cutting head focus shift; thermal lensing; autofocus cutting head; dirty protective lens detection; dross after warm-up; collimator lens heating; fused silica low absorption lens; focus position drift; cutting quality degrades; lens temperature monitoring; voice coil focus|切割头焦点漂移; 热透镜效应; 自动调焦; 镜片发热; 切割挂渣; 镜片脏污检测; 准直镜; 聚焦镜片; 切不透; 跑焦; 智能切割头',
  'chiller-heat-for-dormitory':
    'laser chiller waste heat; heat recovery fibre laser; low temperature waste heat heating; heat pump factory heating; de-ionised water circuit; plate heat exchanger separation|激光器余热利用; 水冷机废热; 热泵采暖; 低温余热; 厂区供暖节能; 去离子水',
  'marking-on-fruit':
    'laser fruit labelling; laser coding produce; CO2 laser marking; label-free fruit; traceability code on fruit; sticker replacement|水果激光打标; 激光喷码; 防伪溯源码; 无标签包装; CO2打标机; 代替贴标',
  WB: 'blue laser welding; copper welding laser; hairpin welding; battery tab welding; copper foil welding; 450 nm laser; hybrid laser source; e-motor stator welding; spatter-free copper welding; busbar welding laser; high reflective material laser; diode laser|蓝光激光器; 焊铜激光器; 扁线电机焊接; 极耳焊接; 铜箔焊接; 半导体激光器; 高反材料焊接; 复合激光焊; 无飞溅焊接; 电池焊接; Hairpin焊接; 定子焊接',
  GP: 'picosecond laser; ultrafast laser cutting; glass laser cutting machine; cover glass cutting; chip-free glass cutting; tempered glass cutting; curved display glass; TGV drilling; filament cutting; optical glass cutting; ultra-thin glass cutting; brittle material laser|皮秒激光机; 超快激光切割; 玻璃激光切割机; 盖板玻璃切割; 无崩边切割; 钢化玻璃切割; 车载屏玻璃; 玻璃打孔; UTG切割; 脆性材料加工; 异形切割; 手机玻璃切割',
  HS: 'laser cutting head; autofocus head; high power cutting head; 30 kW laser head; focus shift compensation; laser processing head; protective lens monitoring; cutting nozzle; laser head replacement; fibre laser head; collimator focusing lens|激光头; 自动调焦切割头; 万瓦切割头; 高功率激光头; 切割头配件; 焦点补偿; 保护镜片; 切割喷嘴; 准直聚焦; 智能切割头; 光纤切割头; 镜片监测',
  JC: 'EHLA machine; laser cladding equipment; hard chrome replacement; hydraulic rod repair; roll cladding; shaft repair machine; wear resistant coating; corrosion resistant coating; iron-based alloy coating; chrome plating alternative; mining prop remanufacturing; surface repair laser|激光熔覆设备; 替代镀铬; 超高速熔覆; 轴类修复; 轧辊修复; 立柱熔覆; 耐磨涂层; 防腐涂层; 表面修复; 油缸杆修复; 再制造设备; 铁基粉末',
  CL: 'laser cutting machine; fibre laser cutter; high power laser cutter; 40 kW laser cutting; sheet metal cutting; steel plate cutting; plasma cutter replacement; air cutting laser; large format laser cutter; structural steel cutting; gantry laser cutting; CNC plate cutting|激光下料机; 光纤激光切割; 万瓦切割机; 厚板下料; 钢板切割; 大幅面切割机; 龙门激光切割; 替代等离子; 钣金下料; 空气切割; 钢结构下料; 中厚板切割',
};
