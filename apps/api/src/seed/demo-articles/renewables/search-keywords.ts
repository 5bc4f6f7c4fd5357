/** Search keywords of renewable energy equipment, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'blade-resin-that-dissolves':
    'wind turbine blade recycling; recyclable epoxy; thermoset depolymerisation; end-of-life rotor blades; decommissioned blade disposal; blade pyrolysis; cement kiln co-processing; recovered carbon fibre; glass fibre waste; blade landfill ban; composite waste cost per tonne|风电叶片回收; 退役叶片处理; 可降解环氧树脂; 玻璃钢固废; 叶片热解; 水泥窑协同处置; 碳纤维回收; 老旧风机拆除; 风场以大代小; 固化剂可断键; 复合材料再生',
  'hybrid-tower-185':
    'concrete-steel tower; prestressed concrete wind tower; low wind speed site; tall hub height; dry joint segments; concrete ring milling; flange flatness; post-tensioning tendons; precast segment plant; tower erection time; steel vs concrete tower|混凝土塔筒; 钢混塔架; 高塔架; 低风速风场; 预应力钢绞线; 环片干接缝; 端面平面度; 混塔预制厂; 塔筒吊装; 混塔钢塔成本对比; 混凝土端面铣磨',
  'bolt-robot-offshore':
    'bolt tightening robot; tower flange bolts; torque angle monitoring; wind turbine bolt inspection; loose bolts tower; hydraulic torque wrench alternative; offshore wind O&M; climbing robot magnetic wheels; annual turbine service; flange paint embedding|风机螺栓紧固机器人; 塔筒螺栓检测; 法兰螺栓松动; 扭矩转角法; 高强螺栓复拧; 液压扳手; 风电定检; 海上风电运维; 爬壁小车; 螺栓预紧力; 出海作业窗口',
  'esbjerg-quay-crowded':
    'offshore wind port; staging port space; marshalling harbour; nacelle storage; monopile delay; installation vessel day rate; quay storage charge; oversized blade transport; wind component logistics; wind port congestion|海上风电母港; 风电码头堆场; 机舱存放; 安装船租金; 单桩基础延误; 大件物流; 叶片运输转弯; 码头仓储费; 风电出口港; 港口拥堵压货',
  'tower-flange-forging':
    'seamless rolled ring; ring rolling mill; offshore wind flange; large forging transport; radial-axial rolling; oversize load permit|风电法兰; 环锻件; 碾环机; 大型环件轧制; 锻造法兰产能; 超限运输',
  'copper-instead-of-silver':
    'copper plating solar cell; silver-free metallisation; HJT copper electroplating; silver paste replacement; cell efficiency gain; fine line grid finger; seed layer laser patterning; plating wastewater; silver consumption per cell; finger adhesion peel; screen printing vs plating|电镀铜; 铜代银; 银浆降本; 去银化; 异质结铜电镀; 无银电池; 丝网印刷替代; 电池片栅线; 含铜废水; 栅线脱落; 银耗',
  'two-millimetre-glass-breaks':
    'spontaneous glass breakage PV; double-glass module cracks; solar panel clamp torque; tracker purlin twist; thin glass heat-strengthened; broken rear glass; frame stress; module mounting fault; mechanical load test PV; large format module|组件玻璃自爆; 双玻爆裂; 背板玻璃开裂; 玻璃边部裂纹; 压块扭矩; 半钢化玻璃; 支架檩条扭曲; 跟踪支架安装; 静载试验; 大尺寸组件; 组件碎裂原因',
  'electrolyser-follows-wind':
    'alkaline electrolysis part load; minimum load electrolyser; hydrogen in oxygen limit; diaphragm crossover; green hydrogen from wind; electrolyser start-stop; electrolyser cold start time; stack rotation control; green ammonia; fluctuating power electrolysis; DC energy consumption hydrogen|风电制氢; 绿氢项目; 碱性电解水; 氧中氢超标; 电解槽最低负荷; 隔膜串气; 电解槽启停; 波动电源制氢; 绿氨; 制氢电耗; 多槽轮值',
  'grid-forming-tibet':
    'grid-forming vs grid-following inverter; virtual synchronous generator; weak grid oscillation; solar curtailment; synthetic inertia; islanding microgrid; battery storage PCS; low short-circuit ratio; high altitude derating; frequency support|构网型储能; 虚拟同步机; 弱电网振荡; 弃光限电; 孤网运行; 虚拟惯量; 储能变流器PCS; 短路比低; 高海拔降额; 跟网型; 微电网',
  'transformer-queue':
    'power transformer lead time; transformer shortage; coil winding; winding machine transformer; transposed conductor; skilled winder training; impulse test failure; HV transformer export; grid equipment bottleneck; tariff on transformers|变压器交期; 变压器出口; 变压器绕组; 线圈绕制; 自动绕线; 换位导线; 冲击电压试验; 主变压器; 变压器短缺; 绕线师傅培训; 出口变压器关税',
  'hail-stow-texas':
    'hail damage solar panels; tracker stow angle; hail protection PV; solar farm insurance; severe weather alert; single-axis tracker; wind load torque tube; false alarm generation loss; module breakage storm|光伏冰雹; 跟踪支架避险; 组件抗冰雹; 光伏电站保险; 大风保护角度; 极端天气预警; 跟踪器竖立; 组件雹灾赔付',
  'polysilicon-cuts':
    'polysilicon price; silicon feedstock output; hydropower dry season tariff; polysilicon inventory; n-type silicon price; production cut solar|多晶硅价格; 硅料减产; 硅料库存; n型料报价; 硅料厂停炉; 丰枯电价',
  HF: 'wind turbine blade; carbon spar cap blade; offshore blade; leading edge erosion protection; pultruded carbon plate; long blade onshore; replacement rotor blades; low wind speed blade; composite blade; glass-carbon hybrid|风机叶片; 碳纤维叶片; 大叶片; 海上风电叶片; 前缘腐蚀; 碳梁叶片; 百米级叶片; 低风速叶片; 叶片更换; 主梁拉挤板; 玻璃钢叶片',
  SH: 'wind turbine tower; concrete tower; steel-concrete tower; tall tower 160 m; prestressed segment tower; precast concrete tower rings; hub height increase; low wind tower; tower erection; alternative to steel tower|风电塔筒; 混凝土塔; 钢混塔; 混塔; 高塔筒; 预应力塔架; 混凝土管片; 160米塔筒; 低风速高塔; 塔架造价; 风机塔架',
  WH: 'solar panel; bifacial PV module; glass-glass panel; 700 W solar module; rooftop PV; desert solar plant; hail-resistant module; high efficiency panel; n-type module; utility-scale PV panel|光伏板; 太阳能板; 双面发电组件; 双面双玻; 大功率组件; 700瓦组件; 屋顶光伏; 抗冰雹组件; n型组件; 地面电站组件',
  LZ: 'hydrogen generator; alkaline water electrolysis; AWE stack; green hydrogen equipment; 1000 Nm3/h electrolyser; pressurised electrolyser; wind solar hydrogen; hydrogen production plant; low DC energy consumption; wide load range electrolyser|制氢设备; 电解水制氢; 碱槽; 千方电解槽; 绿氢装备; ALK电解槽; 风光制氢; 氢气发生器; 宽负荷电解槽; 直流电耗低; 制氢机',
  FD: 'VSG inverter; virtual synchronous machine; PCS energy storage converter; weak grid inverter; microgrid inverter; inverter with inertia; battery inverter; central inverter; island operation; grid support frequency; high overload inverter|构网型储能变流器; 虚拟同步机; PCS变流器; 弱网逆变器; 微电网变流器; 离网并网切换; 弱电网储能; 光储逆变器; 集中式逆变器; 短路比支撑; 惯量支撑',
};
