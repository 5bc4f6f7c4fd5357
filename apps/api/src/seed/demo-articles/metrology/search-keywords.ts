/** Search keywords of metrology and testing, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'measuring-room-moves-out':
    'shop floor CMM; coordinate measuring machine in production; temperature compensation CMM; thermal expansion measuring error; measuring lab bottleneck; waiting time for inspection; near-line inspection; ball plate daily check; measurement uncertainty workshop; bore distance gearbox housing; customer audit measurement method|车间型三坐标; CMM 现场测量; 三坐标温度补偿; 热膨胀测量误差; 检测排队等待; 线旁检测; 恒温间; 三坐标点检; 球板环规; 孔距测量; 壳体检测',
  'ct-die-cast-pores':
    'industrial CT inspection castings; X-ray porosity aluminium; in-line computed tomography; gas porosity shrinkage detection; leak test failure casting; pore acceptance criteria; voxel resolution scan time; inverter case die casting; HPDC defect analysis; non-destructive testing castings|工业CT检测; 压铸件气孔缩孔; X光探伤; 气密性不良; 漏气原因; 孔隙率标准; 体素分辨率; 铝压铸缺陷; 电控壳体压铸; 在线X射线检测; 模具滑块过热',
  'gauge-block-drift':
    'interlaboratory comparison; proficiency test calibration; thread ring gauge calibration; pitch diameter measurement; measuring force correction; calibration certificate uncertainty; ISO 17025 accreditation|实验室间比对; 能力验证; 螺纹环规校准; 螺纹中径测量; CNAS认可; 校准证书不确定度; 计量检定; 测力修正',
  'gap-flush-tunnel':
    'gap and flush measurement; car door fit inspection; laser triangulation sensor; body panel fit; door weatherstrip compression set; inline inspection final assembly; hinge adjustment door; feeler gauge replacement; end-of-line rework cars; perceived quality closures|间隙段差检测; 车门匹配; 密封条反弹力; 激光三角测量; 面差仪; 总装在线检测; 铰链调整; 门盖调整; 塞尺测间隙; DTS测量; 四门两盖',
  'ultrasonic-weld-nut':
    'spot weld ultrasonic testing; resistance spot weld inspection; nugget diameter measurement; destructive teardown test body; kissing bond cold weld; PAUT robot inspection; electrode cap dressing; dynamic resistance weld monitoring; NDT car body|点焊超声波检测; 焊点无损检测; 熔核直径; 虚焊假焊; 破坏性拆解; 电极帽修磨; 焊点撕裂检查; 动态电阻曲线; 白车身焊接质量; 电阻点焊',
  'granite-shortage':
    'granite surface plate price; CMM base material; Jinan black granite; measuring machine lead time; silicon carbide plate; natural stone stress relief; lapping granite table; machine base supplier; ceramic vs granite bridge|大理石平台; 花岗岩平板; 济南青; 平台毛坯涨价; 三坐标交期; 碳化硅平台; 陶瓷横梁; 石材时效; 精密平台研磨; 机床大理石底座',
  'fatigue-lab-night':
    'fatigue test energy consumption; resonant fatigue machine; servo-hydraulic vs resonant; high frequency pulsator; wind turbine blade bolt fatigue; test frequency influence; specimen heating; high cycle fatigue bolts; testing lab electricity cost|高频疲劳试验机; 电液伺服疲劳机; 螺栓疲劳试验; 叶片螺栓; 试验频率影响; 试样发热; 高周疲劳; 液压站能耗; 共振式试验机; 疲劳试验费用',
  'handheld-scanner-foundry':
    '3D scanner reverse engineering; handheld blue light scanner; reverse engineer pump housing; spare part without drawing; pattern making shrinkage allowance; casting copy worn part; marking out castings; scan to CAD; sand foundry digitalisation|手持三维扫描仪; 逆向工程; 抄数; 无图铸件测绘; 泵壳仿制; 木模缩水率; 铸件划线; 蓝光扫描; 点云建模; 翻砂厂数字化',
  'torque-audit-app':
    'torque wrench calibration; gauge management software; overdue calibration tools; QR code tool tracking; lost measuring equipment; calibration interval control|扭力扳手校准; 量具管理系统; 量检具超期; 扳手二维码; 量具台账; 计量器具丢失; 校准周期',
  HP: 'CMM; coordinate measuring machine; shop-floor CMM; bridge type CMM; scanning probe; GD&T inspection; gearbox housing inspection; dimensional inspection castings; bore position measurement; temperature compensated CMM; 3D coordinate measurement|三次元; 三坐标; 车间型三坐标; 桥式三坐标; 扫描测头; 形位公差检测; 壳体尺寸检测; 孔位度测量; 箱体检测; 温度补偿; 首件检测设备',
  LG: '2D laser scanner; laser profiler; laser triangulation sensor; laser displacement sensor; gap and flush sensor; weld seam inspection; seam tracking sensor; inline profile measurement; 3D line scanner; bead height measurement; IP67 sensor; height and width measurement|线激光传感器; 3D轮廓仪; 激光位移传感器; 间隙面差传感器; 焊缝检测; 焊缝跟踪; 胶条高度检测; 激光三角法; 在线轮廓测量; 平面度高差测量; 段差测量',
  AX: 'CT scanner industrial; X-ray inspection system; computed tomography castings; porosity inspection; 225 kV 450 kV X-ray; NDT radiography; internal defect detection; die casting void check; additive part inspection; voxel metrology|工业CT机; X光机; X射线检测设备; 探伤机; 压铸件气孔检测; 缩孔检测; 内部缺陷; 450kV工业CT; 断层扫描; 无损检测设备; 3D打印件检测; 内部尺寸测量',
  JS: 'fatigue tester; high frequency fatigue machine; resonant pulsator; servo-hydraulic test machine; dynamic testing system; S-N curve test; bolt fatigue test; high cycle fatigue; component strength test bench; component durability test; 100 kN dynamic load frame|高频疲劳机; 电液伺服试验机; 动态试验机; 疲劳寿命测试; S-N曲线; 螺栓疲劳试验; 电磁共振疲劳机; 拉压疲劳; 零部件耐久试验; 100kN疲劳机; 材料试验机',
};
