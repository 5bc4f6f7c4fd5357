/** Search keywords of surface treatment, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'hard-chrome-successors':
    'hard chrome alternative; hexavalent chromium ban; Cr(VI) replacement; trivalent hard chrome plating; piston rod coating; salt bath nitriding QPQ; HVOF vs hard chrome; shock absorber rod rust; salt spray comparison; REACH chromium trioxide; seal wear rod surface|镀硬铬替代; 六价铬禁用; 三价铬电镀; 活塞杆表面处理; QPQ盐浴; 液体氮化; 无铬工艺; 杆件生锈; 中性盐雾对比; 镀铬环保许可; 减震器连杆镀铬',
  'zirconium-pretreatment':
    'phosphate-free pretreatment; nano ceramic conversion coating; zinc phosphating replacement; thin-film pretreatment; phosphate sludge disposal; chloride in rinse water; rinse water conductivity; appliance sheet coating; DI water rinse; salt spray scribe creep; room temperature pretreatment|无磷前处理; 陶化; 锆化液; 磷化替代; 纳米陶瓷皮膜; 磷化渣处理; 喷粉前处理; 水洗电导率; 纯水洗; 家电板材涂装; 常温前处理省气',
  'brake-parts-vacuum-cleaning':
    'technical cleanliness; ISO 16232; VDA 19; solvent parts washer; hydrocarbon vacuum degreasing; cleaning blind holes; valve body washing; chips in cross bores; residual dirt after washing; compressed air blow-off contamination; aqueous vs solvent cleaning|清洁度; 清洁度超标; 颗粒度检测; 碳氢清洗机; 真空清洗机; 盲孔清洗; 交叉孔铁屑; 阀体清洗; 水基清洗对比; 真空干燥; 气枪吹屑',
  'plating-park-water':
    'electroplating wastewater; segregated waste streams; nickel cyanide separation; plating effluent treatment; water reuse plating; mixed discharge fine|电镀废水处理; 分质分流; 含镍含氰废水; 电镀集控区; 中水回用; 废水混排',
  'anodised-facade-colours':
    'anodising colour variation; anodized aluminium colour matching; recycled aluminium anodising; tin salt colouring; facade panel colour difference; delta E tolerance; iron content aluminium; electrolytic colouring; bronze anodising; billet melt sorting; spectrophotometer colour control|阳极氧化色差; 铝氧化着色; 再生铝氧化发灰; 幕墙铝板色差; 锡盐着色; 铁含量影响; 电解着色; 古铜色氧化; 分光测色仪; 同批次颜色不一; 铸棒成分波动',
  'black-country-platers':
    'electroplating skills shortage; apprentice plater training; chrome plating shop; job shop plating; decorative chrome restoration; ageing workforce; surface treatment permit site; plating course|电镀工培训; 电镀技工断层; 电镀小厂; 镀铬翻新; 老师傅退休; 电镀学徒; 摩托车件镀铬; 排污许可搬迁',
  'powder-colour-change':
    'quick colour change powder; powder booth changeover; SMED powder coating; colour change time; powder recovery cyclone; aluminium profile coating; vertical powder coating line; small batch powder coating; hose purge; overspray reclaim; powder waste reduction|快速换色; 喷粉换色时间; 粉房清理; 换粉; 大旋风回收; 铝型材喷涂; 立式喷涂线; 小批量多颜色; 废粉回收; 粉管吹扫; 喷粉房选型',
  'taps-pvd-kaiping':
    'PVD faucet coating; zirconium nitride coating; brushed gold finish; tap finish gunmetal; vacuum plating brass; PVD pinhole defects; chrome alternative sanitary; TiN decorative coating; PVD colour consistency; sanitary hardware finishing; lacquer wears off|水龙头PVD; 卫浴真空镀膜; 离子镀; 氮化锆; 拉丝金镀膜; 枪灰色; 镀膜针孔起泡; 镀膜色差; 五金镀钛; 镀膜前抛光; 清漆掉色',
  'oven-heat-to-degreasing':
    'waste heat recovery paint shop; oven exhaust heat exchanger; paint line gas consumption; thermal oil loop; pretreatment tank heating; curing oven flue gas; heat buffer tank; fouled heat exchanger tubes; Monday start-up|烘干炉余热回收; 涂装线节能; 废气余热利用; 烘道排烟; 导热油换热; 槽液加热; 天然气用量; 换热器结垢; 蓄热水罐; 固化炉热能回收',
  'boiler-wall-spraying':
    'waste-to-energy boiler corrosion; water wall tube thinning; boiler tube cladding; arc spray boiler; weld overlay vs thermal spray; chlorine high temperature corrosion; NiCrMo coating; boiler outage repair; bond strength pull-off test; incinerator boiler maintenance|水冷壁防腐; 高温氯腐蚀; 锅炉管壁减薄; 水冷壁堆焊; 电弧喷涂; 锅炉四管; 喷涂堆焊对比; 结合强度拉拔; 喷砂返锈; 垃圾焚烧炉检修; 镍基合金涂层',
  'polishing-dust-yongkang':
    'aluminium dust explosion; wet dust collector polishing; combustible dust polishing; magnesium dust safety; aluminium sludge hydrogen; polishing workshop regulation|铝粉尘爆炸; 湿式除尘器; 粉尘防爆整改; 抛光除尘柜; 涉爆粉尘; 铝泥处理',
  'drag-finishing-knees':
    'drag finishing implants; knee implant polishing; automatic polishing cobalt chrome; femoral component surface roughness; mass finishing dry media; orthopaedic implant finishing; mirror polish roughness Ra; walnut shell media moisture; robotic polishing felt; replace manual polishing; polisher wrist injury|人工关节抛光; 拖拽抛光; 钴铬钼抛光; 股骨髁抛光; 骨科植入物表面; 干式抛光磨料; 镜面抛光粗糙度; 手工抛光替代; 机器人抛光; 抛光去除量; 磨料受潮',
  CH: 'e-coat line; electrocoating plant; KTL coating; cathodic electrodeposition; CED painting line; dip painting tank; automotive primer line; pretreatment and e-coat; corrosion protection steel parts; ultrafiltration rinse; small parts e-coating|电泳涂装线; 电泳设备; 电泳槽; 电泳漆生产线; CED电泳; 涂装前处理线; 车身电泳; 五金件电泳; 防锈底漆; 超滤系统; 电泳烘干炉',
  JY: 'powder coating material; low bake powder; low cure powder paint; heat sensitive substrate coating; energy saving powder; thick casting powder coating; thermosetting powder; powder for assembled parts; reduce oven temperature|粉末涂料; 低温粉; 喷粉粉末; 塑粉; 节能粉末; 热敏基材喷粉; 厚壁件喷塑; 低温烘烤; 静电喷涂粉; 带组件喷粉; 降低固化炉温',
  XH: 'vacuum coating machine; multi-arc ion plating; magnetron sputtering; PVD machine; TiN coater; decorative PVD equipment; hard coating tools; faucet coating machine; cathodic arc deposition; arc evaporation coater; bipolar plate coating|真空镀膜机; 多弧离子镀; 磁控溅射; PVD设备; 镀钛机; 装饰镀膜设备; 刀具涂层设备; 卫浴镀膜机; 硬质涂层; 离子镀膜机; 双极板镀膜',
  GJ: 'drag finisher; cutting edge honing; edge preparation tools; carbide tool polishing; implant polishing machine; mass finishing machine; deburring machine; micro rounding edges; end mill edge rounding; smoothing before coating; planetary finishing|拖拽抛光机; 刀具钝化机; 刃口钝化; 刀具倒圆; 铣刀钝化; 植入物抛光机; 研磨抛光机; 去毛刺机; 涂层前抛光; 行星式光饰; 核桃壳抛光',
  YP: 'HVOF equipment; high velocity oxy-fuel; tungsten carbide coating; WC-CoCr spray; hard chrome replacement; thermal spray gun; ball valve coating; roll coating wear; piston rod coating; wear-resistant coating; robotic thermal spray|HVOF喷涂; 热喷涂设备; 碳化钨喷涂; 喷涂碳化钨; 替代镀硬铬; 超音速喷枪; 球阀喷涂; 辊面修复; 耐磨涂层; 活塞杆喷涂; 机器人喷涂系统; 低孔隙涂层',
};
