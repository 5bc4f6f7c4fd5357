/**
 * The industries in shorthand: `id slug icon group | English | 中文`, then the children as `key|English|中文`.
 * A leading `-` hides a child, or an industry, from the menus (it stays in the full tree).
 */
export const industryTable: readonly (readonly [string, string])[] = [
  [
    '1 metalworking lathe forming|Metalworking|金属加工',
    `
    machining-centres|Machining centres|加工中心;lathes|Turning and lathes|车削与车床;grinding|Grinding machines|磨削机床;sheet-metal|Sheet metal forming|钣金成形;
    cutting-tools|Cutting tools|切削刀具;edm|EDM and wire cutting|电加工;gear-cutting|Gear cutting|齿轮加工;sawing|Sawing|锯切;cnc|CNC systems|数控系统;
    workholding|Workholding|夹具与夹持;-coolants|Coolants and lubricants|切削液与润滑;-used-machines|Used machines|二手机床`,
  ],
  [
    '2 moulds mould forming|Moulds and dies|模具制造',
    `
    plastic-moulds|Plastic moulds|塑料模具;stamping-dies|Stamping dies|冲压模具;die-casting-dies|Die-casting dies|压铸模具;hot-runners|Hot runners|热流道系统;
    mould-steel|Mould steel|模具钢;standard-parts|Standard parts|模具标准件;cad-cam|Mould CAD and CAM|模具设计软件;polishing|Polishing and texturing|抛光与咬花;
    -mould-repair|Mould repair|模具修复;-try-out|Try-out services|试模服务`,
  ],
  [
    '3 casting ladle forming|Casting and forging|铸造锻压',
    `
    die-casting|Die casting|压铸;sand-casting|Sand casting|砂型铸造;investment-casting|Investment casting|熔模精铸;low-pressure|Low-pressure casting|低压铸造;
    forging-presses|Forging presses|锻压设备;melting|Melting furnaces|熔炼设备;heat-treatment|Heat treatment|热处理;foundry-materials|Foundry materials|铸造材料;
    -simulation|Casting simulation|铸造模拟;-shot-blasting|Shot blasting|抛丸清理`,
  ],
  [
    '4 laser laser forming|Laser and photonics|激光加工',
    `
    laser-cutting|Laser cutting|激光切割;laser-welding|Laser welding|激光焊接;laser-marking|Marking and engraving|打标与雕刻;cladding|Laser cladding|激光熔覆;
    micromachining|Micromachining|精密微加工;sources|Laser sources|激光器;optics|Optics and heads|光学与加工头;chillers|Chillers|冷水机;
    cleaning|Laser cleaning|激光清洗;laser-safety|Laser safety|激光安全;-sensing|Lidar and sensing|激光雷达与传感`,
  ],
  [
    '5 plastics mould-halves forming|Plastics and rubber|塑料橡胶',
    `
    injection|Injection moulding|注塑成型;extrusion|Extrusion|挤出;blow-moulding|Blow moulding|吹塑;thermoforming|Thermoforming|热成型;recycling|Recycling|再生回收;
    materials|Engineering plastics|工程塑料;additives|Additives and masterbatch|助剂与色母;rubber|Rubber machinery|橡胶机械;auxiliaries|Auxiliary equipment|辅机;
    films|Films and sheets|薄膜片材;-pipes|Pipes and profiles|管材型材;-bioplastics|Bioplastics|生物塑料`,
  ],
  [
    '6 additive layers forming|Additive manufacturing|增材制造',
    `
    metal-printing|Metal printing|金属打印;polymer-printing|Polymer printing|聚合物打印;powders|Powders and resins|粉末与树脂;post-processing|Post-processing|后处理;
    binder-jetting|Binder jetting|粘结剂喷射;ded|Directed energy deposition|定向能量沉积;software|Build software|切片与工艺软件;print-services|Print services|打印服务;
    -scanning|3D scanning|三维扫描`,
  ],
  [
    '7 surface spray forming|Surface treatment|表面处理',
    `
    painting|Painting lines|涂装线;powder-coating|Powder coating|粉末涂料;electroplating|Electroplating|电镀;pvd|PVD and CVD|真空镀膜;anodising|Anodising|阳极氧化;
    pretreatment|Pretreatment|前处理;thermal-spraying|Thermal spraying|热喷涂;deburring|Deburring and polishing|去毛刺与抛光;cleaning|Parts cleaning|工业清洗;
    -test-equipment|Coating tests|涂层检测`,
  ],
  [
    '8 automation controller automation|Industrial automation|工业自动化',
    `
    control|PLC and motion control|控制与运动;drives|Drives and motors|驱动与电机;sensors|Sensors|传感器;networks|Industrial networks|工业网络;hmi|HMI and SCADA|人机界面与组态;
    software|Industrial software|工业软件;vision|Machine vision|机器视觉;power-supply|Power and cabinets|电源与柜体;safety|Functional safety|功能安全;edge|Edge computing|边缘计算;
    -process|Process automation|过程自动化;-test|Test benches|测试台`,
  ],
  [
    '9 robotics robot automation|Robotics|机器人',
    `
    articulated|Articulated robots|关节机器人;cobots|Collaborative robots|协作机器人;scara|SCARA and delta|SCARA与并联;mobile|Mobile robots|移动机器人;
    humanoid|Humanoid robots|人形机器人;end-effectors|End effectors|末端执行器;reducers|Reducers and joints|减速器与关节;integration|System integration|系统集成;
    programming|Programming and simulation|编程与仿真;-service-robots|Service robots|服务机器人`,
  ],
  [
    '10 fluid-power valve automation|Fluid power|流体动力',
    `
    hydraulics|Hydraulics|液压;pneumatics|Pneumatics|气动;pumps|Pumps|泵;valves|Valves|阀门;compressors|Compressed air|压缩空气;seals|Seals|密封件;
    hoses|Hoses and fittings|软管与接头;filtration|Filtration|过滤;-vacuum|Vacuum|真空技术;-cylinders|Cylinders|油缸气缸`,
  ],
  [
    '11 power-transmission gear automation|Power transmission|动力传动',
    `
    gearboxes|Gearboxes|减速机;bearings|Bearings|轴承;linear-motion|Linear motion|直线导轨与丝杠;couplings|Couplings and brakes|联轴器与制动器;chains|Chains and belts|链条与传动带;
    motors|Geared motors|减速电机;lubrication|Lubrication|润滑;springs|Springs|弹簧;-fasteners|Fasteners|紧固件`,
  ],
  [
    '12 metrology caliper automation|Metrology and testing|计量检测',
    `
    cmm|Coordinate measuring|三坐标测量;optical|Optical measuring|光学测量;ct|Computed tomography|工业CT;hardness|Material testing|材料试验;ndt|Non-destructive testing|无损检测;
    gauges|Gauges and hand tools|量具量仪;inline|In-line inspection|在线检测;calibration|Calibration|校准服务;environmental|Environmental tests|环境试验;
    -software|Measuring software|测量软件`,
  ],
  [
    '13 auto car mobility|Automotive manufacturing|汽车制造',
    `
    body-shop|Body shop|车身焊装;press-shop|Press shop|冲压;paint-shop|Paint shop|涂装;final-assembly|Final assembly|总装;e-drive|Electric drives|电驱动;
    interiors|Interiors and trim|内外饰;chassis|Chassis and braking|底盘制动;lighting|Lighting|车灯;electronics|Automotive electronics|汽车电子;commercial|Commercial vehicles|商用车;
    -testing|Vehicle testing|整车试验;-aftermarket|Aftermarket|售后市场`,
  ],
  [
    '14 battery battery mobility|Batteries and storage|动力电池与储能',
    `
    cell-production|Cell production|电芯制造;electrodes|Electrode lines|极片产线;module-pack|Module and pack|模组与电池包;formation|Formation and test|化成与测试;materials|Cell materials|电池材料;
    energy-storage|Energy storage|储能系统;solid-state|Solid-state|固态电池;recycling|Battery recycling|电池回收;-swapping|Battery swapping|换电`,
  ],
  [
    '15 renewables turbine mobility|Renewable energy equipment|新能源装备',
    `
    wind|Wind turbines|风电装备;solar-cells|Solar cells|光伏电池;modules|Solar modules|光伏组件;hydrogen|Hydrogen|氢能装备;inverters|Inverters|逆变器;
    towers|Towers and foundations|塔筒与基础;blades|Blades|叶片;grid|Grid technology|电网技术;-operation|Operation and maintenance|运维服务`,
  ],
  [
    '16 aerospace aircraft mobility|Aerospace|航空航天',
    `
    airframes|Airframe structures|机体结构;engines|Engines|发动机;composites|Composite parts|复合材料构件;titanium|Titanium and superalloys|钛合金与高温合金;
    low-altitude|Low-altitude aircraft|低空飞行器;space|Space launch|商业航天;mro|Maintenance|航空维修;avionics|Avionics|航电;-ground|Ground equipment|地面设备`,
  ],
  [
    '17 electronics circuit electronics|Electronics production|电子制造',
    `
    smt|SMT lines|贴装产线;pcb|Printed circuit boards|印制电路板;soldering|Soldering|焊接;connectors|Connectors|连接器;inspection|AOI and X-ray|光学与X射线检测;
    dispensing|Dispensing|点胶;cables|Cables and harnesses|线缆线束;displays|Displays|显示模组;passive|Passive components|被动元件;ems|EMS|电子代工;-esd|ESD protection|静电防护`,
  ],
  [
    '18 semiconductor wafer electronics|Semiconductors|半导体',
    `
    wafer-fab|Wafer fabrication|晶圆制造;lithography|Lithography|光刻;etch|Etch and deposition|刻蚀与沉积;packaging|Advanced packaging|先进封装;test|Wafer test|晶圆测试;
    power|Power semiconductors|功率半导体;materials|Materials and gases|材料与气体;cleanroom|Cleanrooms|洁净室;-design|Chip design|芯片设计`,
  ],
  [
    '19 medical stethoscope consumer|Medical manufacturing|医疗器械',
    `
    devices|Medical devices|医疗设备;disposables|Disposables|医用耗材;implants|Implants|植入物;diagnostics|Diagnostics|体外诊断;medical-plastics|Medical plastics|医用塑料;
    sterilisation|Sterilisation|灭菌;cleanroom|Cleanroom technology|洁净技术;tubing|Tubing and catheters|导管;regulation|Regulation|法规注册;
    -dental|Dental|口腔;-pharma|Pharmaceutical machinery|制药机械`,
  ],
  [
    '20 packaging box consumer|Packaging|包装',
    `
    filling|Filling and sealing|灌装与封口;flexible|Flexible packaging|软包装;labelling|Labelling and coding|贴标与喷码;cartoning|Cartoning|装盒;end-of-line|End of line|后段包装;
    corrugated|Corrugated board|瓦楞纸箱;printing|Package printing|包装印刷;converting|Converting|后道加工;inspection|Package inspection|包装检测;-glass|Glass and cans|玻璃与金属罐`,
  ],
  [
    '21 food bottle consumer|Food and beverage|食品饮料',
    `
    beverage|Beverage lines|饮料生产线;dairy|Dairy|乳品;meat|Meat processing|肉类加工;bakery|Bakery|烘焙;snacks|Snacks and confectionery|休闲食品;ingredients|Ingredients|配料;
    refrigeration|Refrigeration|制冷速冻;safety|Food safety|食品安全;prepared|Prepared meals|预制菜;-catering|Central kitchens|中央厨房`,
  ],
  [
    '22 textile loom consumer|Textile machinery|纺织机械',
    `
    spinning|Spinning|纺纱;weaving|Weaving|织造;knitting|Knitting|针织;dyeing|Dyeing and finishing|染整;digital-printing|Digital printing|数码印花;nonwovens|Nonwovens|非织造布;
    fibres|Man-made fibres|化学纤维;sewing|Sewing and cutting|缝制与裁剪;-technical|Technical textiles|产业用纺织品`,
  ],
  [
    '23 logistics forklift infrastructure|Warehousing and logistics|仓储物流',
    `
    storage|Automated storage|自动化立库;agv|AGV and AMR|移动搬运;conveyors|Conveyors|输送;sorting|Sorting|分拣;forklifts|Forklifts|叉车;picking|Picking|拣选;
    software|WMS and WCS|仓储软件;cold-chain|Cold chain|冷链;-cranes|Cranes and hoists|起重设备`,
  ],
  [
    '-24 environment drop infrastructure|Environment and water|环保与水处理',
    `
    water|Water treatment|水处理;waste-gas|Waste gas|废气治理;solid-waste|Solid waste|固废处理;monitoring|Monitoring|环境监测;membranes|Membranes|膜技术;dust|Dust removal|除尘;
    noise|Noise control|噪声控制;heat-recovery|Heat recovery|余热回收;-soil|Soil remediation|土壤修复`,
  ],
];

/** The groups of the full tree: `key|English|中文`. */
export const groupTable: readonly string[] = [
  'forming|Forming and processing|材料成形与加工',
  'automation|Automation and components|自动化与基础件',
  'mobility|Mobility and energy|交通与能源装备',
  'electronics|Electronics|电子信息制造',
  'consumer|Life and consumer goods|医疗与消费品装备',
  'infrastructure|Infrastructure and environment|物流与环保',
];
