/** Search keywords of automotive manufacturing, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'rear-body-one-piece':
    'gigacasting vs stamping; megacasting cost analysis; one-piece die casting; break-even volume casting; HPDC rear underbody; repairability of giga castings; aluminium body crash repair; insurance classification casting; large die casting press price; body-in-white part consolidation; casting scrap rate effect|一体化压铸; 压铸与冲压成本对比; 盈亏平衡产量; 大型压铸机价格; 压铸车身维修; 追尾维修成本; 铝车身修复; 后地板总成; 白车身减件; 压铸废品率影响; 换件维修',
  'hairpin-winding-seconds':
    'flat wire motor production; hairpin laser welding; ring mode laser copper welding; enamel stripping laser; spatter reduction copper; weld porosity from residual enamel; OCT penetration depth measurement; stator winding line bottleneck; 800 V traction motor; pin height offset; e-drive stator weld inspection|扁线电机; 发卡焊接; 铜焊飞溅; 激光去漆; 漆包线剥漆; 焊点气孔; 熔深检测; 驱动电机定子; 端部焊接; 环形光斑焊铜; 扁线定子节拍',
  'paint-shop-without-oven':
    'low-temperature clearcoat; 2K clearcoat low bake; paint oven gas saving; bumper colour mismatch; on-line bumper painting; soft clear coat after weekend; isocyanate moisture; delta E colour difference; automotive paint energy consumption; polishing marks; nitrogen blanketing paint tank|低温固化漆; 双组分清漆; 烘干炉节能; 涂装节能改造; 保险杠色差; 清漆发软; 固化剂吸潮; 漆面抛光印; 塑料件同线喷涂; 天然气消耗; 氮封保护',
  'headlamp-lens-two-shot':
    'light guide injection moulding; multi-layer thick optics moulding; polycarbonate optical part stress; birefringence of moulded lens; yellowing at light guide end; rotary table mould; diamond-cut mould insert; front light bar EV; multi-shot lens cooling time; polariscope inspection|厚壁光导注塑; 贯穿式灯条; PC料内应力; 导光条发黄; 双折射; 多层注塑; 转盘模具; 厚壁透镜冷却慢; 偏光应力检测; 光学模芯; 前大灯注塑',
  'monterrey-harness-plant':
    'manual wire harness assembly; harness automation; zonal E/E architecture; automatic crimping and insertion; nearshoring auto parts; rules of origin; wiring loom assembly board; tape wrapping by hand; labour cost wiring; harness weight reduction; supplier plant abroad|汽车线束自动化; 海外建厂; 域控架构线束; 全自动压接插端; 近岸外包; 原产地规则; 线束流水板; 胶带缠绕; 线束减重; 人工成本',
  'brake-by-wire-approval':
    'EMB brake; brake-by-wire; dry brake caliper; 48 V braking redundancy; electric brake actuator ball screw; brake response time; hydraulic brake replacement; pad change service mode; braking homologation; motor caliper clamping force|EMB线控制动; 线控刹车; 电子卡钳; 冗余制动; 无刹车油; 制动响应时间; 换刹车片; 线控底盘; 干式制动; 48伏制动; 制动法规认证',
  'press-shop-scrap-optimiser':
    'material utilisation stamping; offcut reuse; blank nesting software; scrap reduction sheet metal; steel savings press shop; door ring offal; stamping waste reuse; coil traceability of offcuts; blanking optimisation; cost reduction stamped parts|材料利用率; 边角料套裁; 冲压废料利用; 排样优化; 套料软件; 落料降本; 余料再利用; 钢材节省; 废钢追溯; 门环废料',
  'truck-axle-line-jinan':
    'electric drive axle truck; e-axle assembly line; mixed-model assembly; heavy truck rear axle; quick changeover line; axle housing welding distortion; flange runout; twin torch synchronous welding; servo balance hoist; flexible production of axles|电驱动桥; 重卡车桥装配; 混线生产; 快速换型; 桥壳焊接变形; 法兰跳动超差; 双枪同步焊; 平衡吊; 柔性产线改造; 新能源重卡; 后桥总成',
  'interiors-from-hemp':
    'natural fibre composite; hemp fibre PP mat; door trim carrier; compression moulding interior; interior odour test; bio-based car parts; lightweight door panel; fibre mat back-moulding; odour of natural fibre; batch variation of fibres|天然纤维复合材料; 汉麻门板; 麻纤维板; 内饰气味; 气味评价; 热压成型门板; 内饰轻量化; 生物基内饰; 麻毡模压; 原料批次波动',
  'ev-sales-october':
    'car sales statistics; EV market share; NEV sales data; plug-in hybrid sales; wholesale passenger vehicles; vehicle exports; combustion car decline; monthly automotive market; exhaust supplier short-time work|汽车销量数据; 新能源渗透率; 插混销量; 电动车销量; 汽车出口; 燃油车下滑; 乘用车月度数据; 车市月报',
  'tyre-noise-foam':
    'tyre cavity noise; silent tyre; acoustic foam tyre; EV road noise; laser cleaning tyre liner; puncture repair foam tyre|静音轮胎; 轮胎空腔噪音; 静音棉轮胎; 胎噪大; 静音轮胎补胎; 轮胎内壁清洗',
  'seat-factory-sequence':
    'just-in-sequence delivery; JIS supplier; JIT seat assembly; line-side logistics; zero finished stock; sequenced parts delivery|排序供货; 准时化供货; 座椅总成配送; JIS直送; 零库存; 主机厂配套',
  HL: 'HPDC structural parts; gigacasting rear floor; shock tower casting; aluminium die cast body part; heat-treatment-free alloy casting; one-piece underbody; thin wall die casting; high elongation die casting; rear longitudinal casting; EV body casting; non-heat-treated aluminium casting|一体化压铸件; 减震塔铸件; 后地板压铸; 铝压铸车身件; 免热处理铝合金; 大型压铸件; 新能源压铸件; 薄壁压铸; 后纵梁; 前机舱铸件; 高韧性压铸; 白车身铸铝件',
  YH: 'hairpin stator equipment; flat wire motor line; stator winding machine; hairpin welding machine; hairpin forming and inserting; stator assembly line; EV motor production equipment; laser enamel stripping machine; I-pin winding line; twisting and welding; stator test end-of-line|扁线电机生产线; 扁线定子设备; 发卡成型机; 插线扭头; 端部激光焊; 去漆皮机; 电机自动化产线; 新能源电机装备; 定子绕线设备; 定子下线测试; Hairpin设备; 驱动电机产线',
  JL: 'automotive light guide; light bar; PC light pipe; DRL light guide; LED light strip car; front grille lamp; optical lens moulding; daytime running light optics; tail lamp light guide; through-type lamp; headlamp parts|导光棒; 光导条; 贯穿式灯带; 日行灯光导; 车灯透镜; 尾灯导光; PC光学件; 氛围灯导光; 车灯配件; 厚壁件; LED灯条; 前格栅灯',
  TE: 'EMB caliper; brake-by-wire actuator; electric brake caliper; dry brake; electromechanical caliper; chassis by wire; hydraulic-free brake; 48 V brake; redundant braking system; autonomous driving brake; wheel brake actuator|EMB卡钳; 线控刹车; 电子刹车; 线控底盘; 干式制动; 电动卡钳; 无油刹车; 轮边制动; 冗余制动; 自动驾驶制动; 制动执行器; 48V刹车',
};
