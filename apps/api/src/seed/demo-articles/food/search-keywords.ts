/** Search keywords of food and beverage machinery, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'dumpling-line-minus-40':
    'IQF freezing; quick freezing equipment; frozen dumpling cracking; spiral freezer vs tunnel freezer; liquid nitrogen freezer cost; ice crystal size freezing; freezing weight loss; evaporator frosting freezer; impingement freezer; frozen food dehydration; freezer defrost interval|速冻隧道; 水饺冻裂; 饺子开裂; 螺旋速冻机对比; 液氮速冻成本; 冰晶带; 速冻干耗; 蒸发器结霜; 速冻设备选型; 化霜频繁; 速冻食品失重',
  'milk-without-steam':
    'industrial heat pump dairy; HTST pasteurisation energy; replace steam boiler; heat pump 82 degrees; ice water chiller heat recovery; CIP hot water demand; thermal storage tank; dairy decarbonisation; natural gas saving dairy; plate heat exchanger regeneration; heat pump payback|巴氏杀菌节能; 高温热泵; 乳品厂节能; 替代蒸汽锅炉; 冰水余热回收; CIP清洗用热; 蓄热水罐; 板式换热器回热; 天然气费用; 热泵回收期; 少用蒸汽',
  'pet-line-preform-weight':
    'PET bottle lightweighting; preform weight reduction; bottle blowing machine; pallet leaning collapse; bottle top load strength; liquid nitrogen dosing bottle; water bottling line; bottle deformation container heat; lightweight cap hard to open; blow fill cap monoblock; plastic saving bottle|PET瓶减重; 瓶坯克重; 吹瓶机; 轻量瓶; 堆垛倒塌; 瓶子变形; 液氮加注; 顶压强度; 瓶装水灌装线; 瓶盖难拧; 高温集装箱变形',
  'hygienic-design-tomato':
    'mould contamination source; dead leg pipework; CIP cleaning failure; hygienic design piping; EHEDG; swab test negative mould; borescope inspection pipe; dye test cleaning; gasket replacement food plant; product recall mould; tomato paste ketchup|霉菌污染; 管道死角; CIP清洗不干净; 卫生级管道设计; 盲管; 微生物超标; 酱料发霉; 管道内窥检查; 清洗验证; 密封垫更换; 食品召回原因',
  'central-kitchen-rice':
    'central kitchen equipment; automatic rice cooking line; school catering; rice water ratio; core temperature monitoring food; hot holding temperature; meal delivery temperature; industrial rice cooker; food delivery HACCP record|中央厨房设备; 自动米饭生产线; 煮饭线; 学生餐配送; 团餐; 米水比; 中心温度记录; 保温配送; 餐食温度不够; 连续蒸饭',
  'noodle-oil-vacuum':
    'instant noodle production line; low-oil frying; reduce oil content noodles; hot air drying noodles; fryer oil turnover; frying oil ageing; non-fried noodles; industrial fryer; healthier snack frying|方便面生产线; 油炸面饼; 低油面饼; 非油炸工艺; 煎炸油酸败; 油炸机; 热风干燥定型; 含油率; 油炸油更换',
  'sorting-peppers-by-camera':
    'Sichuan pepper sorting; optical sorter spices; colour sorting machine; foreign matter removal spices; shape recognition sorting; stem and thorn removal; air jet ejector sorting; hand picking replacement; spice export requirements; near infrared volatile oil; sorting loss good product|花椒色选机; 花椒去籽去刺; 香料分选; 异物剔除; 形状识别; 人工挑拣替代; 喷阀剔除; 选别带出比; 闭眼椒; 农产品精选; 近红外测香味',
  'parma-ham-robots':
    'electronic nose; gas sensor food quality; ham inspection robot; dry-cured ham testing; sensory testing automation; spoilage detection meat; odour detection robot; expert skill loss; AI sensory evaluation; meat quality inspection|电子鼻; 气味检测; 火腿检验; 肉制品变质检测; 气体传感器; 机器嗅觉; 感官评定自动化; 老师傅经验传承; 风干火腿; 肉品机器人',
  'cip-water-counting':
    'CIP rinse water saving; conductivity sensor CIP; turbidity sensor rinse; clean in place optimisation; tank cleaning end point; beverage plant water saving; rinse time reduction; air bubbles sensor reading; flavour changeover cleaning|CIP清洗优化; 清洗终点判断; 电导率仪; 浊度仪; 饮料厂节水; 清洗用水太多; 换品清洗; 就地清洗; 漂洗时间; 气泡干扰传感器',
  ZF: 'quick freezer; IQF tunnel freezer; tunnel freezer; blast freezer; frozen dumpling freezer; patty freezer; frozen food line; belt freezer; minus 38 freezer; low dehydration freezing; high velocity air freezer; food freezing equipment|速冻隧道; 速冻设备; 隧道式速冻; 单冻机; 水饺速冻; 包子速冻; 肉饼速冻机; 网带速冻; 急冻机; 冻裂少; 速冻食品设备; 低温隧道',
  YP: 'HTST pasteurizer; milk pasteuriser; dairy heat pump; plate pasteuriser; milk heat treatment; energy saving pasteurisation; steam-free pasteurizer; juice pasteuriser; heat recovery pasteurizer; milk processing equipment; ice water heat pump|巴氏杀菌机; 牛奶杀菌机; 板式杀菌机; 乳品设备; 节能杀菌; 鲜奶杀菌; 不用蒸汽杀菌; 热泵机组; 余热回收杀菌; 杀菌线; 低温奶设备',
  JG: 'bottling line; water filling machine; PET bottle blowing; monoblock filler; stretch blow moulding filling; mineral water plant; tea beverage filling; lightweight bottle line; bottle capping machine; 36000 bph filling line; combiblock; drinking water production line|灌装机; 灌装线; 瓶装水生产线; 吹瓶灌装; 三合一灌装机; 矿泉水设备; 茶饮料灌装; 旋盖机; 轻量瓶; 饮料灌装线; 瓶装饮料设备; 高速灌装',
  LO: 'colour sorter; optical sorting machine; nut sorting; grain sorter; spice sorter; foreign material removal; pepper sorting; camera sorter; food sorting machine; AI shape sorter; seed sorting; air ejector sorter|色选设备; 光学分选机; 花椒分选; 坚果分选; 粮食色选; 去杂机; 异物剔除机; 杂粮精选; 形选机; 智能分选; 香料精选; 剔除不良粒',
};
