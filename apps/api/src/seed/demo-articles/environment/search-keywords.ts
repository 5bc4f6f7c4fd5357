/** Search keywords of environment and water, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'rto-print-shop':
    'RTO; VOC abatement; regenerative thermal oxidizer gas consumption; autothermal operation; printing press exhaust; solvent concentration LEL; dryer air recirculation; reduce exhaust air volume; RTO waste heat steam; burner keeps firing; dryer seal leakage|RTO省天然气; VOCs治理; 减风增浓; LEL在线控制; 印刷废气处理; 烘箱热风循环; 废气浓度太低; RTO余热利用; 旋转RTO; 有机废气焚烧; 烘箱密封条漏风',
  'foundry-dust-hood':
    'local exhaust ventilation; extraction arm grinding; capture hood design; grinder dust exposure; fettling shop dust extraction; operator breathing zone dust; exhaust fan energy saving; occupational dust limit; smoke test airflow; silica dust foundry|打磨除尘; 局部排风; 集气罩设计; 吸气臂; 清理工段粉尘; 粉尘职业危害; 除尘风机节能; 岗位粉尘超标; 发烟测试; 除尘风量计算; 万向吸尘罩',
  'monitor-drift-audit':
    'CEMS accuracy; continuous emission monitoring; CEMS reference method comparison; heated sampling line; condensation sampling line; probe filter clogged; flue gas analyser low reading; emission data falsification; zero gas calibration|CEMS比对; 烟气分析仪偏低; 伴热管线; 采样管冷凝; 探头堵塞; 在线监测造假; 零点校准; 数据失真; CEMS运维',
  'heat-pump-drying':
    'high temperature heat pump; waste heat recovery kiln; dryer energy saving; heat pump COP; heat pump payback period; replace biomass boiler; ceramic green body drying; drying cracks ceramics; industrial heat pump 85 degrees; compressor oil temperature high|高温热泵; 窑炉余热利用; 热泵烘干; COP能效比; 热泵投资回收期; 锅炉替代; 坯体开裂; 干燥房节能; 工业热泵; 余热回收',
  'noise-wall-compressor':
    'compressor noise reduction; boundary noise limit; blow-off silencer; vent silencer; acoustic camera noise source; sound barrier useless; factory noise complaint; compressor room soundproofing|空压机降噪; 厂界噪声; 放空消声器; 声学成像仪; 噪声源定位; 噪音扰民; 隔音墙没效果; 排气噪音大',
  'plastic-river-sensor':
    'pellet loss reporting; nurdles; microplastics monitoring; plastic pellet spill; storm water drain monitoring; line scan camera counting; EU pellet loss regulation; port stormwater pollution; plastic granulate leakage; optical particle counting water|塑料颗粒泄漏; 微塑料监测; 雨水口监测; 线扫描相机计数; 塑料粒子流失; 欧盟颗粒法规; 雨排口污染; 颗粒在线计数; 塑料与种子识别; 码头环保',
  'zero-discharge-salt':
    'ZLD; zero liquid discharge cost; high salinity wastewater; MVR evaporator power consumption; salt crystallisation separation; sodium sulphate sodium chloride separation; reverse osmosis concentrate; electrodialysis brine concentration; waste salt disposal; mixed salt hazardous waste; TOC in industrial salt|ZLD; 废水零排放成本; 高盐废水; 分盐结晶; 杂盐处置; 工业副产盐; 浓盐水处理; RO浓水; MVR能耗; 氯化钠纯度; 母液外排',
  'mbr-dye-house':
    'membrane bioreactor; membrane fouling fibres; MBR cleaning frequency; fine screen before MBR; textile wastewater treatment; hollow fibre clogging; lint removal drum screen; membrane flux decline; aeration energy MBR; nitrification failure winter; membrane replacement cost|膜生物反应器; 膜污堵; 膜丝缠绕; MBR通量下降; 毛发纤维格栅; 印染废水处理; 膜清洗频繁; 曝气能耗; 硝化变差; 转鼓细格栅; 换膜周期',
  'cooling-tower-blowdown':
    'cooling tower water treatment; cycles of concentration; cooling tower scaling; side stream softening; reduce blowdown; chloride limit stainless steel; circulating water corrosion; make-up water reduction; silica removal cooling water; plate heat exchanger chloride pitting|循环冷却水; 冷却塔结垢; 循环水排污; 旁流处理; 节水改造; 不锈钢氯离子腐蚀; 板换点蚀; 补水量大; 除硅软化; 循环水浓缩倍率',
  'sludge-dryer-incident':
    'sewage sludge drying fire; silo self-heating; spontaneous combustion silo; dust explosion prevention; nitrogen inerting silo; dried sludge storage temperature; temperature rise rate alarm; silo fire fighting; lessons learned accident; alarm setpoint silo temperature; cooling screw conveyor|干化机; 污泥自燃; 料仓着火; 料仓充氮; 粉尘爆炸; 阴燃处置; 温升报警; 干化污泥储存; 料仓温度报警值; 冷却螺旋输送机; 事故教训',
  QY: 'MVR evaporator; zero liquid discharge evaporator; high salinity wastewater evaporator; wastewater concentration; evaporative crystalliser; titanium evaporator; vapour compressor evaporator; brine concentrator; low energy evaporator; industrial wastewater treatment|机械蒸汽再压缩; 蒸发结晶器; 高盐废水处理; 废水零排放; 浓缩设备; 钛材蒸发器; 蒸汽压缩机; 浓水蒸发; 省蒸汽蒸发; 母液浓缩',
  LH: 'MBR membrane; ultrafiltration membrane; PVDF hollow fibre; membrane bioreactor module; UF module; sewage treatment membrane; textile wastewater membrane; reinforced fibre membrane; immersed membrane; water reuse membrane; replacement membrane modules|MBR膜; 超滤膜; PVDF膜丝; 帘式膜; 浸没式膜; 污水处理膜; 内衬膜; 中水回用; 换膜; 膜元件; 印染废水膜',
  HT: 'RTO; thermal oxidizer; VOC treatment equipment; waste gas incinerator; solvent exhaust treatment; rotary RTO; three-chamber RTO; printing exhaust treatment; coating line exhaust; VOC abatement system; ceramic heat storage bed|RTO; 有机废气处理设备; VOCs治理; 废气焚烧炉; 旋转式RTO; 三床RTO; 印刷废气; 涂装废气; 喷涂废气处理; 蓄热陶瓷; 溶剂废气; 蓄热燃烧',
  HD: 'baghouse; dust collector; pulse jet filter; bag house filter; foundry dust collector; grinding dust extraction; cement dust filter; industrial dust removal; filter bags; dust extraction unit; low emission dust filter; fabric filter|脉冲除尘; 除尘设备; 打磨除尘; 铸造除尘; 水泥厂除尘; 滤袋; 粉尘收集; 袋式收尘器; 中央除尘; 超低排放除尘; 除尘骨架',
};
