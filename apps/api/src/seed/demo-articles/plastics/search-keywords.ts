/** Search keywords of plastics and rubber, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'twenty-four-hours-in-a-moulding-shop':
    'injection molding plant management; mould change time SMED; setter shortage planning; core pin breakage fatigue; weld line injection speed; colour matching delta E; peak tariff battery storage; barrel insulation jacket; downtime loss analysis; quick mould change magnetic plate; scheduling setters and machines|注塑厂管理; 快速换模; 镶针断裂; 熔接痕; 调色配色色差; 停机损失分析; 峰谷电价储能; 料筒保温套节能; 磁力模板; 调机师傅短缺; 排产等人',
  'all-electric-cap-line':
    'electric vs hydraulic injection machine; injection moulding energy consumption; bottle cap moulding; closure production line; platen deflection clamping; shorten holding time; HDPE cap weight reduction; servo-hydraulic vs all-electric; kWh per kg plastic; high-cavity fast cycle moulding; cooling water savings|电动和液压注塑机对比; 注塑机节能; 瓶盖注塑; 瓶盖机; 72腔瓶盖模; 模板变形; 保压时间缩短; 注塑单耗; 瓶盖减重; 伺服注塑机; 高速注塑',
  'large-press-for-rotor-housings':
    'large tonnage injection machine; long glass fibre PP; LFT injection moulding; energy storage cabinet tray; metal replacement plastic; fibre breakage in screw; sequential valve gating; insert moulding robot; low-shear screw; big part moulding|超大型注塑机; 二板机; 长玻纤PP; 玻纤断裂; 储能箱体; 以塑代钢; 顺序阀热流道; 嵌件注塑; 低剪切螺杆; 大型塑件; 电池包下壳体',
  'microcellular-dashboard':
    'MuCell foaming; physical foam injection moulding; supercritical nitrogen injection; warpage reduction large part; sink marks behind ribs; lightweight interior parts; instrument panel substrate; silver streaks foamed surface; variotherm heat and cool; reduce clamping force; chemical vs physical foaming|MuCell; 微孔发泡注塑; 超临界氮气; 注塑件翘曲变形; 缩水缩痕; 汽车内饰轻量化; 仪表台骨架; 发泡银纹; 急冷急热; 降低锁模力; 减重注塑',
  'nine-layer-film-line':
    'mono-material packaging film; recyclable barrier film; MDO-PE; co-extruded blown film; EVOH barrier layer; film thickness variation; automatic air ring; all-PE laminate; nylon-free pouch; design for recycling flexible packaging; food pouch film|单一材质包装膜; 吹膜机; 多层共挤膜; MDOPE; EVOH高阻隔; 膜厚不均; 自动风环; 全PE复合膜; 单向拉伸; 食品包装膜; 热封温度窄',
  'bottle-to-bottle-decontamination':
    'rPET food grade; PET bottle recycling; SSP solid-state polycondensation; intrinsic viscosity increase; challenge test EFSA FDA; PVC contamination PET; hot washing flakes; NIR sorting; recycled PET price; yellowing of recycled PET; flake decontamination reactor|rPET; 再生聚酯; 食品级再生PET; 瓶片回收; 固相增粘; 特性黏度; PVC杂质; 近红外分选; 挑战性测试; 再生料发黄; 再生PET价格',
  'ppa-for-busbars':
    'PPA flame retardant; high-voltage connector material; RAL 2003 colour stability; orange plastic discoloration; halogen-free UL94 V-0; contact corrosion red phosphorus; CTI 600; busbar cover EV; PA6T PA9T; 85/85 humidity test; heat ageing yellowing nylon|PPA尼龙; 高压连接器材料; 高压橙; 耐热变色; 无卤阻燃尼龙; 红磷腐蚀端子; CTI 600V; 铜排护套; 半芳香尼龙; 双85; 热老化黄变',
  'masterbatch-hall-dust':
    'colour masterbatch plant; pigment dust control; closed conveying powder; vacuum conveying pigment; workplace dust concentration; colour changeover dedicated lines; compounding capacity expansion|色母粒; 色母料工厂; 粉尘治理; 颜料密闭输送; 真空上料; 双螺杆造粒线; 换色串色; 防尘车间',
  'vietnam-moulders-second-wave':
    'moulding factory relocation abroad; China plus one plastics; own toolroom overseas plant; mould repair abroad; rules of origin local content; wages electricity cost abroad; plastics technician shortage; industrial zone land price; overseas injection plant|海外建厂选址; 注塑厂外迁; 海外修模; 原产地规则; 海外工资电价; 产业转移; 技工短缺; 工业园地价; 出海办厂; 高温限电; 调机技术员培训',
  'resin-prices-autumn':
    'plastic raw material prices; PP HDPE price trend; ABS PC spot price; POM shortage; PA6 price fall; polymer market report; polyolefin outlook; plant maintenance shutdown resin|塑料价格行情; 塑胶原料报价; PP价格走势; PC涨价; ABS行情; POM缺货; PA6跌价; 聚烯烃市场; 树脂现货价; 装置检修',
  'rubber-mixing-energy':
    'internal mixer energy saving; Banbury mixer power curve; rubber compound batch variation; Mooney viscosity scatter; discharge by specific energy; tyre tread mixing; remix rate; rubber mixing temperature; low-cost retrofit mixer|密炼机节能; 炼胶工艺; 排胶控制; 按能量排胶; 门尼粘度波动; 返炼; 胎面胶; 功率曲线; 橡胶厂节电; 老设备改造; 料温补偿',
  'pipe-extrusion-standards':
    'polyethylene gas pipe standard; PE100-RC; slow crack growth test; notched pipe test; strain hardening modulus; trenchless pipe; GB 15558; gas pipe resin; old stock compound; PE pipe scratches|PE燃气管国标; GB15558; PE100RC; 慢速裂纹增长; 切口管试验; 应变硬化模量; 非开挖管道; 燃气管材料; 聚乙烯管道; 管材混配料; 管道划伤',
  'k-hall-notes':
    'K fair trends; plastics trade fair report; digital product passport plastics; recyclate in injection moulding; AI assistant injection machine; switch-over point control viscosity; automatic screen changer melt filter; mass balance recycled content; machine data interface Euromap|K展观察; 国际橡塑展; 数字产品护照; 再生料注塑; 注塑AI助手; 自适应切换点; 熔体过滤自动换网; 质量平衡法; 注塑机展会趋势; 缩痕原因智能问答',
  'drying-with-waste-heat':
    'compressor heat recovery; dehumidifying dryer energy; resin drying polycarbonate; desiccant dryer hot water; plastic pellet drying cost; moulding shop energy saving|空压机余热回收; 除湿干燥机节能; PC烘料温度; 塑料烘干; 注塑辅机节能; 干燥机电耗',
  'tyre-rubber-in-asphalt':
    'crumb rubber modified asphalt; cryogenic tyre grinding; scrap tyre recycling; ground tyre rubber GTR; rubberised bitumen road; frost cracking pavement|橡胶沥青; 废旧轮胎回收; 冷冻粉碎; 胶粉改性沥青; 液氮粉碎; 路面抗裂',
  HX: 'electric injection molding machine; servo electric moulding machine; bottle cap moulding machine; energy-saving injection machine; high-speed injection; medical cleanroom moulding; connector moulding; 50 to 550 tonne press; toggle clamp; precision injection moulding; hydraulic-free moulding; fast cycle thin-wall moulding|电动注塑机; 全电机; 节能注塑机; 瓶盖注塑机; 精密注塑; 医用注塑机; 连接器注塑; 高速注塑机; 420吨注塑机; 全电动啤机; 无液压油污染',
  HD: 'large injection molding machine; two-plate machine; big tonnage press; 8500 tonne injection machine; pallet and crate moulding; bumper moulding machine; battery tray moulding; automotive exterior parts; compact clamping unit; servo-hydraulic injection machine; large shot weight; waste bin moulding|二板机; 二板式注塑机; 大型注塑机; 大吨位注塑机; 保险杠注塑; 托盘注塑机; 周转箱注塑机; 垃圾桶注塑机; 汽车件注塑; 大注射量; 伺服液压; 电池箱体成型',
  CE: 'blown film extruder; co-extrusion film machine; multilayer film line; barrier film machine; EVOH film; mono-material PE film; film blowing machine; MDO film; automatic gauge control; food packaging film line; recyclable film; 9-layer co-ex|吹膜机; 多层共挤吹膜机; 薄膜生产线; 高阻隔膜设备; EVOH膜; PE薄膜机; 食品包装膜机; 单一材质膜; 自动风环; 厚薄均匀; 可回收包装膜',
  TC: 'compounding line; twin screw extruder; co-rotating extruder; pelletizing extruder; masterbatch extruder; glass-filled compounding; flame-retardant compounding; polymer modification; granulator line; high filler loading; engineering plastics compounding; 48 L/D extruder|双螺杆挤出机; 造粒机; 同向双螺杆; 改性塑料设备; 色母造粒; 玻纤增强造粒; 阻燃料造粒; 填充改性; 共混挤出; 平行双螺杆; 塑料造粒线; 高扭矩挤出机',
  BW: 'PET bottle recycling line; flake washing plant; bottle crushing and washing; rPET washing; hot wash system; label remover; PET sorting line; plastic recycling equipment; PVC removal; friction washer; sink-float tank; post-consumer bottles|PET回收清洗线; 瓶片清洗设备; 矿泉水瓶回收; 饮料瓶破碎清洗; 脱标机; 摩擦清洗机; 塑料回收设备; 再生瓶片; 瓶砖分选; 去PVC; 热洗罐; 废塑料清洗',
};
