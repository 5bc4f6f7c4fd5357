/** Search keywords of aerospace, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'cargo-evtol-interview':
    'eVTOL manufacturing; cargo drone heavy lift; type certification of battery; airworthiness approval eVTOL; adhesive bond quality control; bonded wing spar witness coupon; flight controller software fault; mistake-proofing assembly; drone operating cost per flight; thermal runaway drop test; hard landing cause|货运eVTOL; 大载重无人机; 适航取证; 航空动力电池; 胶接质量控制; 随炉试片; 防错设计; 飞控故障; 吨公里成本; 热失控试验; 电池型号冻结',
  'blade-tip-repair':
    'compressor blade repair; laser cladding blade; adaptive machining; turbine engine MRO; DED tip build-up; 3D scanning worn parts; blend repair of aerofoil; individual tool path from scan; thin wall cladding heat; laser metal deposition|叶片修复; 激光熔覆; 自适应加工; 发动机维修; 叶尖磨损; 蓝光扫描叶片; 送粉堆焊; 磨损件扫描补偿; 薄壁熔覆过热; 压气机叶片再制造; 接刀台阶',
  'teardown-teruel':
    'aircraft dismantling; used serviceable material; USM parts; aircraft part-out; second-hand APU; aircraft end of life recycling; back-to-birth traceability; aviation scrap aluminium; retired aircraft storage; cabin waste disposal; spare parts lead time aviation|飞机拆解; 二手航材; 退役飞机; 航材交期; 翻修APU; 航材追溯文件; 航空铝回收; 飞机报废处理; 客舱废料处置; 适航标签; 飞机停放',
  'drone-corridor-hours':
    'drone delivery route; UAV air corridor; BVLOS approval; island drone logistics; low-altitude airspace; blood sample drone transport; drone fog wind grounding; emergency landing platform|低空航线; 无人机配送; 海岛物流; 空域申请; 飞行报备; 血样运输; 大雾停飞; 备降点; 低空经济; 超视距飞行; 生鲜无人机',
  'avionics-harness-labels':
    'wire marking UV laser; aircraft wiring harness assembly; wire misconnection error; projection-guided assembly; continuity testing; hot stamp insulation damage; harness formboard; operator guidance augmented; cable identification legibility; wiring rework reduction|紫外激光打标机; 航空线束; 线号打印; 接线错误; 导通测试; 线束图板; 投影指引装配; 防错装配; 热压印字伤线; 整机布线; 工艺更改慢',
  'casings-trollhattan':
    'fabricated vs cast engine structure; turbine rear frame; nickel superalloy laser welding; weld distortion control; large casting lead time; fixture pre-deformation; superalloy casting shortage; X-ray inspection of welds; nickel alloy weld repair; jet engine case supplier|发动机机匣焊接; 高温合金铸件交期; 焊接变形控制; 以焊代铸; 反变形夹具; 镍基合金激光焊; 涡轮后机匣; 大型铸件短缺; 焊缝射线检测; 焊后热处理',
  'titanium-bulkhead-routes':
    'buy-to-fly ratio; titanium forging vs plate; WAAM titanium; wire arc additive manufacturing; residual stress distortion milling; Ti-6Al-4V airframe part; isothermal forging die; ultrasonic inspection coarse grain; near net shape titanium; die lead time; cost comparison titanium blank|材料利用率; 钛合金加工变形; 电弧熔丝增材; 近净成形; 钛锻件; TC4隔框; 飞机结构件毛坯; 等温锻; 探伤盲区; 买飞比; 毛坯方案比较',
  'fibre-placement-gaps':
    'AFP inspection; automated fibre placement; tow gap overlap detection; in-process inspection composite; carbon fibre layup defects; twisted tow; laser line scanner on AFP; prepreg layup quality; acceptance criteria for gaps; excessive rework after automatic inspection|自动铺丝; 铺放缺陷检测; 丝束间隙; 预浸料铺层; 在线检测; 线激光扫描; 碳纤维反光; 铺层搭接; 过度返修; 验收标准不清; AFP设备',
  'rocket-tank-stir-welding':
    'FSW; friction stir welding keyhole; retractable pin tool; launch vehicle propellant tank; circumferential weld aluminium; exit hole closing; pin jamming; weld strength efficiency; girth weld of cylinders|搅拌摩擦焊; 匙孔; FSW环缝; 火箭燃料贮箱; 回抽焊; 铝合金筒段焊接; 搅拌针卡死; 搅拌针磨损; 焊接系数; 焊缝补焊',
  'rivets-from-the-freezer':
    'ice box rivets; AA2024 rivet ageing; rivet cracking; cold storage fasteners; out-of-freezer time; wing assembly riveting; process time traceability; falsified records audit|冰箱铆钉; 铆钉开裂; 自然时效; 淬火铆钉; 时效时间控制; 机翼铆接; 记录造假; 铝铆钉热处理; 铆接工艺纪律',
  'wing-rib-thermoplastic':
    'thermoplastic composite; PEEK carbon fibre; PAEK stamp forming; induction welding composite; out of autoclave; CFRP aircraft parts high rate; rivet-free joining; air taxi structure; eVTOL airframe supplier; weld voids ultrasonic; composite certification|热塑性复合材料; PEEK碳纤维; 感应焊接; 非热压罐; 热冲压成型; 碳纤维快速成型; 复材连接; 飞行汽车机体; 免铆连接; 焊缝空隙; 复材适航',
  'blisk-milling-strategy':
    'barrel end mill; circle segment end mill; five-axis blisk finishing; IBR machining; thin wall chatter; titanium blade milling; step-over vs scallop height; spindle speed variation; ball nose alternative; compressor rotor machining; tool measuring error|鼓形铣刀; 桶形刀; 圆弧段铣刀; 五轴铣叶片; 叶片颤振; 薄壁震刀; 钛合金精铣; 行距残高; 变转速抑振; 球头刀替代; 对刀错误报废',
  'drone-motor-factory':
    'eVTOL motor; electric propulsion motor; drone motor production line; 80 kW aviation motor; redundant winding; oil-cooled permanent magnet motor; overcapacity low-altitude; motor endurance test; electric aircraft powertrain|eVTOL电机; 航空电机; 电推进系统; 低空经济产能; 冗余绕组; 飞行汽车电机; 无人机电机; 油冷永磁电机; 产能过剩; 电机耐久试验',
  'landing-gear-hvof':
    'HVOF tungsten carbide; hard chrome replacement; WC-Co-Cr spray; hydrogen embrittlement; thermal spray masking; landing gear MRO; hexavalent chromium ban; piston rod coating; seal wear on coating; grinding carbide coating; superfinishing roughness|超音速喷涂; 代铬涂层; 碳化钨涂层; 镀硬铬替代; 氢脆; 喷涂遮蔽; 六价铬; 活塞杆涂层; 密封圈磨损; 涂层磨削; 起落架维修',
  'seamless-cabin-panel':
    'recycled carbon fibre; prepreg waste recycling; overhead bin; pyrolysis of composites; nonwoven carbon felt; aircraft interior lightweight|碳纤维回收; 预浸料废料; 飞机内饰件; 热解回收; 再生碳纤维毡; 边角料利用',
  'drill-operators-fuselage':
    'aircraft assembly drilling; crawler drilling robot; CFRP titanium stack drilling; robotic drilling and fastening; hole out of tolerance; hand drilling vibration injury; burr at stack interface; fuselage join; manual vs robot drilling|飞机装配制孔; 爬行制孔机器人; 叠层钻孔; 复材钛合金钻孔; 孔超差; 自动钻铆; 手工钻孔; 孔壁拉毛; 振动手病; 制孔效率; 蒙皮钻孔',
  'toulouse-shims':
    'predictive shimming; gap measurement assembly; laser scanning wing; liquid shim alternative; aircraft tolerance stack-up; thermal expansion carbon aluminium; wing assembly time saving; virtual assembly point cloud; feeler gauge replacement|预测加垫; 装配间隙测量; 飞机垫片; 机翼装配; 点云虚拟装配; 塞尺替代; 热胀差异; 扫描测间隙; 公差累积; 补偿垫片加工',
  DC: 'carbon fibre rib; PAEK composite part; PEEK CFRP stamping; thermoplastic composite component; welded aircraft structure; eVTOL structural part; rivetless rib; lightweight wing structure; high-rate composite part; compression moulded carbon part; autoclave-free part|碳纤维翼肋; 热塑复材件; PEEK复材; 航空结构件; 轻量化机翼; 飞行汽车结构件; 模压碳纤维; 免热压罐; 无人机翼肋; 感应焊复材; 复材加强筋',
  WB: 'integrally bladed rotor; IBR; compressor blisk; turbofan rotor; titanium impeller; five-axis milled blisk; TC4 rotor; small jet engine part; bladed disk; aero engine machining; drone turbine rotor|压气机叶盘; 压气机转子; 整体叶轮; 五轴叶盘; 涡扇叶盘; TC4叶盘; 钛叶轮; 发动机转子件; 航发零件; 小涡喷零件; 叶片盘',
  NF: 'eVTOL motor; electric aircraft motor; drone propulsion motor; high torque density motor; aviation permanent magnet motor; redundant motor; dual winding motor; oil-cooled motor; propeller motor; heavy lift UAV motor; light high power motor|eVTOL电机; 航空电机; 无人机电机; 飞行汽车电机; 高功率密度电机; 冗余电机; 旋翼电机; 油冷永磁电机; 电推进; 载重无人机动力; 螺旋桨电机',
  LA: 'landing gear repair; HVOF coating service; tungsten carbide coating; chrome plating replacement; aircraft MRO; strut overhaul; piston rod recoating; NDT of landing gear; strut leak repair; component overhaul turnaround; undercarriage repair|起落架维修; 碳化钨喷涂; 代铬; 活塞杆修复; 航空维修; 超音速喷涂; 减震支柱漏油; 部件翻修; 作动筒修理; 航材送修; 附件大修',
};
