/** Search keywords of robotics, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'humanoid-in-the-kitting-aisle':
    'humanoid robot in factory; bipedal robot trial; parts kitting automation; tote handling robot; humanoid cost per pick; teleoperation training data; legs vs wheels robot; dexterous hand life; humanoid robot price; robot battery swap; bin picking reflections|人形机器人进厂; 人形机器人实训; 物料配送机器人; 线边配料; 料箱搬运; 灵巧手寿命; 遥操作采数; 人形机器人价格; 人形机器人效率; 轮式还是双足; 具身智能落地',
  'cobot-palletising-rental':
    'robot as a service; RaaS; rent palletising robot; pay per hour robot; collaborative palletiser cost; carton stacking; seasonal labour shortage; end-of-line palletising; mobile palletiser castors; cobot safety scanner speed; fenceless robot|机器人租赁; 码垛机租用; 协作码垛; 按时计费; 纸箱码垛; 后道码垛; 招工难旺季; 无围栏机器人; 移动式码垛机; 安全激光扫描; 保护性停机',
  'reducer-wave-wear':
    'harmonic drive lifetime; strain wave gear wear; harmonic gearbox failure; flexspline fracture; backlash increase robot joint; grease iron content analysis; wave generator bearing flaking; reducer endurance test; robot joint maintenance interval; loss of positioning accuracy|谐波减速机寿命; 谐波磨损; 柔轮断裂; 背隙变大; 机器人精度下降; 油脂铁含量检测; 波发生器轴承; 柔性轴承剥落; 减速器耐久试验; 关节保养周期; 回差',
  'welding-robot-shipyard-blocks':
    'programming-free welding robot; shipbuilding welding automation; portable welding robot; fillet weld robot; seam recognition scanner; adaptive gap welding; small batch welding robot; double bottom block; arc-on time; welding fume exposure; welder shortage|免编程焊接机器人; 免示教焊接; 便携式焊接小车; 船舶焊接; 角焊缝自动焊; 焊缝识别; 激光视觉扫描; 间隙自适应摆焊; 单件小批焊接; 焊工短缺; 焊接烟尘',
  'gripper-without-fingers':
    'electroadhesive gripper; soft gripper food; picking delicate products; fruit picking gripper; food handling robot; dumpling packing; suction cup alternative; end effector fragile goods; electrostatic gripping; washable gripper; product bruising|软体夹爪; 静电吸附; 柔性夹爪; 水果分拣抓手; 食品抓取; 速冻饺子装盒; 易碎品抓取; 吸盘替代; 无损抓取; 可水洗夹具; 抓取破损率',
  'robot-orders-third-quarter':
    'industrial robot market; robot sales statistics; robot prices by type; SCARA average price; cobot market share; humanoid shipments; six-axis robot price; domestic robot share|工业机器人销量; 机器人市场数据; 六轴机器人价格; SCARA价格; 协作机器人增长; 国产机器人占比; 人形机器人出货; 机器人均价; 行业季度统计',
  'offline-programming-furniture':
    'spray painting robot programming; offline programming; teach-free painting; painting robot furniture; trajectory from images; lead-through teaching; paint saving; small batch spray coating; wood coating robot|喷涂机器人编程; 离线编程; 免示教喷涂; 家具喷漆机器人; 三维重建轨迹; 拖动示教; 喷漆省漆; 多品种小批量喷涂; 木器涂装',
  'robot-maintenance-brigade':
    'robot repair service; used robot refurbishment; robot reducer oil leak; RV reducer seal replacement; encoder battery; obsolete robot controller board; third-party robot maintenance; robot overhaul cost; robot spare parts discontinued; right to repair|机器人维修; 减速机漏油; RV减速器漏油; 换油封; 编码器电池没电; 二手机器人; 控制板停产; 机器人大修费用; 机器人保养; 授权锁解锁; 机器人拆机件',
  'odense-second-generation':
    'cobot cluster; robotics hub; robot start-up ecosystem; origin of cobots; robot technician training; municipal robot subsidy; grippers for cobots; cobot accessories; robotics acquisitions|协作机器人起源; 机器人产业集群; 机器人小镇; 机器人创业; 机器人技工培训; 政府补贴首台机器人; 协作机器人配件; 机器人企业并购',
  'robot-cable-life':
    'dress pack failure; robot hose package; torsion cable; highly flexible cable; welding robot cable break; umbilical cable lifetime|机器人电缆断线; 高柔性电缆; 拖链电缆; 抗扭转电缆; 焊接机器人管线; 本体线缆寿命',
  'quadruped-substation':
    'robot dog inspection; quadruped inspection robot; substation inspection robot; gauge reading camera; infrared hot spot contact; wheeled vs legged robot|机器狗巡检; 四足机器人; 电力巡检机器人; 仪表识别读数; 红外测温; 接头松动发热',
  LR: 'industrial robot arm; 6-axis robot; articulated arm; machine tending robot; handling robot; pick and place robot; CNC loading robot; assembly robot; medium payload robot; robot 20 kg payload|工业机器人; 机械手臂; 关节机器人; 上下料机器人; 搬运机器人; 机床上下料; 装配机器人; 六关节机械手; 20公斤机器人; 通用机器人',
  YP: 'cobot palletiser; mobile palletising robot; carton palletising; end-of-line automation; box stacking robot; palletising cell without fence; bag palletiser small; rental palletiser; quick set-up palletiser; lifting column cobot|码垛机; 码垛机器人; 纸箱码垛机; 移动码垛; 协作机器人码垛; 后段自动化; 小型码垛机; 免围栏码垛; 升降柱码垛; 搬箱机器人; 快速换线码垛',
  JH: 'harmonic drive; harmonic gearbox; zero backlash reducer; robot joint reducer; flexspline; precision speed reducer; cobot joint gear; humanoid joint gearbox; high ratio compact gear; servo reducer|谐波减速机; 机器人减速机; 关节减速器; 零背隙减速机; 精密减速器; 柔轮刚轮; 协作机器人关节; 小型减速机; 伺服减速机; 高减速比',
  YS: 'soft gripper; food gripper; delicate product gripper; fruit handling end effector; electroadhesion; vacuum cup alternative; robot hand for food; washable end effector; bakery picking; pick without damage|柔性夹爪; 软体抓手; 食品夹爪; 水果抓手; 静电吸盘; 易损件抓取; 无损夹取; 末端执行器; 机器人抓手; 可清洗夹爪; 饺子抓取',
};
