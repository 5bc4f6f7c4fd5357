/** Search keywords of casting and forging, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'vacuum-in-the-big-die':
    'HPDC porosity; vacuum die casting; gas porosity aluminium casting; blisters after paint bake; chill vent; shot sleeve vacuum; gigacasting scrap rate; micro-spray release agent; water-free die lubricant; die heat checking; plunger ring leakage|真空压铸; 压铸气孔; 铸件起泡; 排气块; 高真空压铸; 一体化压铸废品率; 微量喷涂; 模具龟裂; 冲头漏气; 无水脱模剂; 缩孔气孔怎么解决',
  'green-sand-printing-cores':
    '3D sand printing; printed sand cores; sand printer vs core box; core shift; pattern-free casting; wooden pattern store; cold box core shooting; furan binder; sand reclamation; small batch castings lead time; gate valve casting|3D砂型打印; 无模铸造; 砂芯打印; 偏芯; 打印与开模对比; 单件小批铸件; 木模存放; 壁厚不均; 旧砂再生; 呋喃树脂砂; 铸件交期',
  'forging-press-servo':
    'screw press vs hammer; servo direct drive press; blade forging accuracy; forging energy control; titanium hot die forging; die wear forging; die tempering contact time; near net forging; forging machining allowance; flash land hardfacing; forging press energy recovery|电动螺旋压力机; 模锻锤替代; 叶片精锻; 锻件厚度超差; 打击能量控制; 锻模寿命; 锻模堆焊; 模具回火软化; 钛合金锻造; 锻件余量; 锤锻与螺旋压力机',
  'electric-melting-night-tariff':
    'foundry energy cost; off-peak electricity melting; medium frequency induction furnace; channel holding furnace; iron holding time; inoculation fading; chill in grey iron; wedge test; load shifting foundry; night shift allowance; white iron in thin walls|中频炉省电; 谷电熔炼; 峰谷电价; 铸造厂电费; 铁水保温; 白口; 孕育衰退; 随流孕育; 三角试块; 夜班津贴; 保温炉耗电',
  'wax-room-climate':
    'lost wax casting accuracy; wax pattern shrinkage; investment casting dimensional variation; wax injection temperature; wax room air conditioning; turbine vane throat area; pattern storage time; precision casting scrap; pattern assembly waiting time; humidity control wax|蜡模变形; 失蜡铸造; 蜡模收缩; 精密铸造尺寸超差; 压蜡机; 蜡房恒温恒湿; 蜡模存放时间; 涡轮导叶; 组树; 尺寸不稳定',
  'magnesium-seat-frame':
    'magnesium die casting; magnesium price vs aluminium; galvanic corrosion fastener; magnesium chip fire; thixomolding; cross car beam; lightweight seat structure; magnesium recycling; machining magnesium safety; steel to magnesium replacement|镁合金压铸; 镁铝价格对比; 电偶腐蚀; 镁屑起火; 半固态成型; 仪表板支架; 座椅轻量化; 镁合金加工防火; 镁合金回收; 电机壳镁合金; 铝垫片防腐',
  'shakeout-robot-order':
    'casting deburring robot; robotic grinding cell; fettling shop automation; flash removal brake disc; hand-arm vibration; grinding dust extraction; parting line finding camera; diamond grinding of castings; casting cleaning|铸件打磨机器人; 去飞边; 打磨工作站; 清理车间自动化; 打磨粉尘; 手臂振动; 披缝打磨; 自动去毛刺; 铸件清砂; 职业病防护',
  'heat-treatment-logbook':
    'carburising distortion; ring gear ovality; quench oil ageing; furnace loading method; furnace fan bearing failure; heat treatment records; digitising process knowledge; gear distortion after quenching; vibration monitoring furnace fan; water in quench oil; furnace temperature uniformity|渗碳淬火变形; 齿圈椭圆; 淬火油老化; 装炉方式; 炉子风机异响; 热处理工艺记录; 淬火油换油周期; 老师傅经验; 炉温均匀性; 淬火油进水; 风机轴承更换',
  'ruhr-forge-hydrogen':
    'hydrogen burner; hydrogen furnace heating; decarbonise forging; dual fuel burner; forging scale loss; NOx hydrogen combustion; natural gas replacement; rotary hearth furnace; carbon footprint forging; crankshaft forging; cost of hydrogen heating|氢气燃烧器; 氢能加热炉; 锻造脱碳; 天然气掺氢; 氧化皮增厚; 锻件烧损; 氮氧化物超标; 环形加热炉; 双燃料烧嘴; 绿色锻造; 曲轴锻件',
  'ductile-iron-wind-hub':
    'wind turbine hub casting; nodular iron large casting; magnesium fading; heavy casting pouring; spheroidal graphite iron; mould cooling time|风电铸件; 球墨铸铁; 球化衰退; 大型铸件; 铸件开裂; 球铁轮毂',
  'die-spray-water-recycling':
    'die casting wastewater; release agent recycling; emulsion splitting; ceramic membrane filtration; bacteria in coolant water; hazardous sludge reduction|压铸废水; 脱模剂回收; 废乳化液处理; 陶瓷膜; 水发臭; 危废减量',
  WD: 'HPDC structural casting; gigacasting; aluminium die cast body part; front structure casting; shock tower; heat-treatment-free alloy; large die casting; one-piece casting EV; high ductility die casting; vacuum die casting part|一体化压铸件; 铝合金压铸; 大型压铸件; 减震塔; 前舱压铸; 后地板压铸; 免热处理铝; 高真空压铸件; 新能源汽车压铸; 薄壁压铸件; 高延伸率铸件; 汽车铝铸件',
  HP: 'valve body casting; gate valve casting; steel sand casting; stainless steel casting; duplex casting; 3D printed sand casting; pattern-free prototype casting; pump and valve castings; WCB CF8M casting; pressure-tight casting; bonnet casting; small batch steel casting|阀体铸件; 阀盖毛坯; 铸钢件; 不锈钢铸件; 双相钢铸件; 砂铸件; 闸阀阀体; 单件小批铸件; 无模铸造; 阀门毛坯; WCB铸件; 快速打样铸件',
  TF: 'titanium blade forging; turbine blade blank; compressor blade forging; precision forging; Ti-6Al-4V forging; near net shape blade; closed die forging; steam turbine blade; aero engine forging; titanium forged part; low machining allowance forging|钛合金锻件; 叶片毛坯; 精锻叶片; TC4锻件; 压气机叶片; 汽轮机叶片; 模锻件; 近净成形; 航空锻件; 锻造毛坯; 小余量锻件; 长叶片锻造',
  QC: 'lost wax casting; precision casting; nickel superalloy casting; cobalt alloy casting; turbine vane; nozzle guide vane; thin wall casting; turbine housing casting; near net shape casting; aero engine casting; high temperature alloy part|失蜡铸造; 精密铸造; 高温合金铸件; 导向叶片; 镍基合金铸件; 涡轮叶片铸件; 薄壁精铸; 熔模精铸件; 钴基合金; 燃机铸件; 涡轮壳',
};
