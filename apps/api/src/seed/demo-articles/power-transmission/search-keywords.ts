/** Search keywords of power transmission, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'shaft-currents-800-volt':
    'bearing electrical erosion; EDM fluting; washboard pattern on raceway; shaft grounding ring; insulated bearing; ceramic ball bearing comparison; VFD bearing damage; inverter common mode voltage; EV traction motor noise; conductive bearing grease; prevent shaft voltage|电机轴承电腐蚀; 轴承电蚀搓板纹; 变频电机轴承异响; 导电环; 接地碳刷; 绝缘轴承; 陶瓷球轴承; 共模电压; 电驱轴承失效; 轴电流怎么解决; 新能源车电机轴承',
  'roller-screws-for-humanoids':
    'planetary roller screw price; robot linear actuator; thread grinding machine; hard whirling; centreless grinding rollers; roller screw vs ball screw; rolled vs ground thread; brake-by-wire screw; EMB actuator; roller screw capacity|行星滚柱丝杠价格; 直线关节; 线性执行器; 螺纹磨床; 旋风铣削; 硬车硬铣丝杠; 滚柱无心磨; 滚轧丝杠寿命; EMB制动丝杠; 丝杠降本',
  'paper-mill-grease-guns':
    'over-greasing bearings; ultrasonic lubrication; acoustic grease gun; relubrication interval; bearing overheating too much grease; condition-based lubrication; paper machine dryer bearings; grease consumption reduction; lubrication route; water ingress wet end bearings|轴承加脂过量; 超声波注油; 润滑脂加多少; 轴承发热; 加油周期; 黄油加多了; 烘缸轴承; 造纸机润滑; 状态润滑; 定点润滑路线; 轴承进水',
  'valve-spring-wire':
    'SiCr spring wire; oil tempered wire; super clean steel; fatigue strength spring wire; suspension spring wire; circuit breaker spring|阀门弹簧钢丝; 油淬火钢丝; 弹簧钢丝国产化; 夹杂物控制; 悬架弹簧用钢; 断路器弹簧',
  'counterfeit-bearings-nhava-sheva':
    'fake bearings; how to identify counterfeit bearing; bearing authenticity check; incoming inspection of bearings; remarked used bearings; refurbished bearing sold as new; premature bearing failure conveyor; radial clearance check; authorised bearing dealer; customs seizure brand piracy|假轴承; 轴承真伪鉴别; 假冒进口轴承; 翻新轴承; 打字轴承; 轴承进厂检验; 轴承短寿命原因; 径向游隙测量; 输送机滚筒轴承; 轴承防伪码',
  'cement-mill-gear-on-site':
    'girth gear repair; in-situ gear grinding; tooth flank pitting; ball mill ring gear; open gear vibration; gear misalignment mill; portable gear grinder; tooth surface reprofiling; kiln girth gear refurbishment; pinion replacement; laser tracker alignment|大齿圈修复; 齿面点蚀; 球磨机大齿轮; 开式齿轮振动大; 现场磨齿; 齿轮在线修复; 回转窑齿圈; 边缘传动; 小齿轮更换; 齿圈摆动跳动; 齿面剥落',
  'baggage-hall-drives':
    'PM synchronous gearmotor; permanent magnet vs asynchronous motor; reduce spare parts variants; conveyor drive energy saving; oversized motor part load; IE5 motor; decentralised drive; start-stop belt conveyor; drive electronics corrosion salt air; standardise gear motors|永磁同步减速电机; 永磁电机省电吗; 异步电机轻载; 大马拉小车; 备件种类太多; 输送线电机选型; 一体化驱动; 皮带机节能; 待机停带; 电控板受潮; 电机通用化',
  'brewery-chain-or-belt':
    'dry lubrication conveyor; dry running chain; slat top chain; chain lubricant bottling line; soap water consumption; tabletop chain friction; bottle tipping transfer; slippery floor accidents; chain elongation; broken glass sticky conveyor; water saving filling line|链板线干润滑; 平顶链; 链道润滑; 灌装线节水; 免润滑链条; 倒瓶; 链条伸长; 碎瓶冲洗; 地面湿滑; 输瓶链; 皂液消耗',
  'gearbox-hospital-ruhr':
    'gearbox repair shop; gear reducer overhaul; reverse engineering gear; worn teeth replacement; obsolete gearbox spare parts; repair vs new gearbox; pressure angle unknown gear; gear unit no drawings; gearbox remanufacturing carbon; lead time new gearbox|减速机维修; 减速箱大修; 齿轮测绘; 老旧减速机配件; 无图纸齿轮加工; 齿轮磨损; 修复还是换新; 进口减速机维修; 齿轮箱再制造; 反求齿形',
  'port-crane-brakes':
    'STS crane hoist brake; thruster brake; disc brake lining oil contamination; brake holding test; crane brake monitoring; brake slipping; brake release gap; high speed shaft brake; crane emergency stop; brake spring broken|桥吊制动器; 起升制动器; 推动器抱闸; 液压推杆制动器; 刹车片沾油; 抱闸打滑; 制动力矩测试; 开闸间隙; 制动盘发蓝; 衬垫磨损监测',
  'yongnian-fastener-prices':
    'high tensile bolt price; grade 10.9 bolts; fastener market; wind tower bolts lead time; solar mounting bolts|紧固件行情; 高强度螺栓价格; 紧固件盘条价格; 风电螺栓交期; 光伏支架螺栓; 螺丝行情',
  JL: 'ceramic ball bearing; insulated motor bearing; Si3N4 balls; anti electrical erosion bearing; high speed bearing; EV motor bearing; bearing for VFD motor; hybrid ball bearing; traction motor bearing; low friction deep groove bearing|陶瓷球轴承; 绝缘轴承; 防电蚀轴承; 高速轴承; 电驱轴承; 新能源汽车电机轴承; 变频电机轴承; 6209陶瓷轴承; 氮化硅滚动体; 低摩擦轴承',
  LC: 'epicyclic gearbox; planetary reducer high torque; winch gearbox; wheel drive gearbox; roller press gearbox; hoist gearbox; heavy duty speed reducer; hardened ground gears; coaxial gear reducer; compact high torque gearbox|行星齿轮减速机; 大扭矩减速机; 卷扬减速机; 轮边减速机; 辊压机减速机; 行星齿轮箱; 重载减速器; 硬齿面减速机; 同轴减速机; 行走减速机',
  JD: 'PRS screw; roller screw actuator; satellite roller screw; electric cylinder screw; servo press screw; humanoid robot linear joint; high load ball screw alternative; electromechanical actuator screw; replace hydraulic cylinder; short stroke high force screw|机器人关节丝杠; 电动缸丝杠; 伺服压机丝杠; 直线关节丝杠; 重载丝杠; 大推力丝杠; 电缸替代油缸; 替代滚珠丝杠; 伺服电缸配件; 精密传动丝杠',
  QL: 'heavy duty roller chain; scraper conveyor chain; chain pin wear; chain elongation wear; chain for cement plant; coated pin chain; corrosion resistant chain; long life conveyor chain; bulk material chain; low maintenance chain|输送链条; 耐磨链条; 刮板机链条; 粉尘工况链条; 链条拉长; 大节距链条; 水泥厂链条; 销轴磨损; 免维护链条; 防锈链条',
  BY: 'IE5 gear motor; PMSM gearmotor; conveyor drive motor; variable speed geared motor; integrated inverter motor; high efficiency reducer motor; baggage conveyor drive; fewer motor variants conveyor; energy saving conveyor motor; belt drive gear unit|永磁同步减速电机; 输送线电机; 变频减速马达; 调速减速电机; 一级能效电机; 皮带机电机; 减速马达; 一体化减速马达; 输送机驱动; 节能电机改造',
};
