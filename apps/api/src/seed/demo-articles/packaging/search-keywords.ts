/** Search keywords of packaging, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'paper-pouch-on-old-lines':
    'recyclable paper packaging; barrier paper on existing machine; stand-up pouch paper; plastic to paper replacement; seal strength too low paper; gusset cracking; barrier coating cracks at fold; metallised paper vs aluminium foil; WVTR shelf life dried food; doypack forming shoulder; sealing jaw temperature paper|纸塑替代; 以纸代塑; 纸质自立袋; 阻隔纸热封; 折角开裂; 漏袋; 镀铝纸; 干货防潮包装; 给袋式包装机; 热封温度怎么调; 保质期透湿率',
  'robotic-case-packer-formats':
    'gift set packing line; quick format change; small batch packaging; magnetic shuttle conveyor; delta robot pick and place; 3D printed grippers; changeover time reduction SMED; flexible packaging line cosmetics; kitting line; contract packer e-commerce|礼盒包装线; 快速换型; 小批量多品种包装; 磁悬浮输送线; 并联机器人分拣; 蜘蛛手; 3D打印夹爪; 化妆品套盒; 柔性装配线; 双十一备货; 代加工包装',
  'corrugator-starch-heat':
    'corrugated board warp; corrugator steam consumption; starch adhesive gelatinisation temperature; double backer temperature; board bending after stacking; low temperature corrugating glue; carton plant energy saving; liner moisture control; single facer double facer|瓦线节能; 纸板翘曲; 玉米淀粉胶; 糊化温度; 蒸汽单耗; 双面机温度; 纸板起翘原因; 瓦楞胶水配方; 纸箱厂降本; 面纸含水率; 低温贴合',
  'inkjet-codes-on-caps':
    'UV laser marking caps; laser coding vs inkjet; variable data coding; promotion code bottle cap; unique code printing; closure marking machine; CIJ printer replacement; code reading camera; laser pigment additive plastic|激光喷码机; 一物一码; 瓶盖内码; 紫外激光打标; 喷码机替代; 激光赋码; 扫码抽奖; 可变二维码; 塑料盖打标; 油墨迁移',
  'aseptic-pouch-coconut':
    'aseptic filling coconut juice; UHT direct steam injection; pink discoloration coconut water; containerised processing plant; steam injection vs tubular heater; H2O2 pouch sterilisation; low-acid beverage filling; cooked flavour; bag filling machine; mobile filling plant|无菌灌装; 椰子水变红; 椰汁生产线; UHT杀菌; 蒸汽直喷杀菌; 闪蒸冷却; 双氧水灭菌; 撬装集装箱工厂; 管式杀菌煮熟味; 软袋灌装; 产地加工',
  'carton-line-acquisition':
    'packaging machine company takeover; tray erector; wrap-around case packer; case packing machinery; M&A packaging; dairy bakery packaging machines|包装机械并购; 海外收购; 纸托成型机; 裹包式装箱机; 包装机企业出海; 乳品烘焙包装',
  'leak-test-hundred-percent':
    'MAP tray leak detector; seal integrity test food; tray sealer leaking; inline leak tester; squeeze test packages; water bath bubble test alternative; false rejects leak test; modified atmosphere packaging; heat seal defects; micro leak 50 micron|气调包装检漏; 封口漏气; 盒式封口机漏; 在线检漏机; 密封性检测; 水检法替代; 挤压法检漏; 误剔除; 预制菜包装; 封口板凹坑; 锁鲜盒',
  'liquor-box-overpack':
    'excessive packaging regulation; gift box weight reduction; moulded pulp insert; packaging void ratio; spirits packaging drop test; EVA foam replacement; rigid box greyboard; magnet closure recycling; ceramic bottle protection|过度包装国标; 纸浆模塑内托; 酒盒设计; 包装空隙率; 礼盒减量; 灰板裱纸盒; EVA内衬替代; 跌落测试; 酒瓶内托; 磁吸盒回收; 精品盒',
  'glass-to-can-breweries':
    'mobile canning line; craft beer canning; dissolved oxygen beer; can vs bottle beer; total package oxygen; canning service cost; can seamer filler small; CO2 purge filling; brewery wastewater discharge; contract canning|精酿啤酒装罐; 移动灌装车; 易拉罐灌装; 啤酒溶解氧; 罐装和瓶装对比; 小型灌装机; 代灌装; 啤酒氧化; 封罐机; CO2吹扫; 清洗废水',
  'pallet-wrap-prestretch':
    'stretch film consumption; pallet stability test; stretch wrapping machine; load securing 0.5 g; how many wraps per pallet; anti-slip sheet pallet|缠绕膜用量; 托盘缠绕机; 拉伸膜; 货物倾倒; 倾斜台试验; 防滑纸',
  'label-wash-off':
    'wash-off label adhesive; returnable crate label removal; reusable container washing; label residue removal; caustic wash label; solvent-free label removal|水溶胶标签; 可水洗标签; 残胶去除; 标签撕不掉; 周转箱清洗机; 回收箱除标',
  WP: 'heat-sealable paper; recyclable packaging paper; dispersion coated paper; metallised paper; food packaging paper; plastic-free pouch material; moisture barrier paper; foil replacement; flow wrap paper; dry goods paper bag; low WVTR paper|防潮纸; 可热封纸; 食品包装纸; 镀铝纸; 涂布纸; 以纸代塑; 可回收包装纸; 高阻隔纸; 干货袋材料; 替代铝箔膜; 纸质软包装; 防油防潮纸',
  XF: 'aseptic filling machine; bag filling machine; pouch filler juice; UHT filling line; sterile bag filling; coconut water filling; dairy pouch packing; direct steam injection steriliser; 5 litre bag filling; plant milk filling; low-acid beverage line|无菌灌装线; 软袋灌装机; 果汁灌装机; 椰子水灌装; 牛奶袋装机; UHT灌装; 超高温瞬时杀菌; 饮料包装机; 植物奶灌装; 液体无菌包装机; 大袋无菌灌装',
  TX: 'cartoner; automatic cartoner; box packing machine; servo cartoning; end-load cartoner; quick changeover cartoner; blister carton packing; tube and bottle cartoning; pharma cartoner; folding carton erecting; cosmetics boxing machine|自动装盒机; 折盒机; 伺服装盒机; 药盒包装机; 开盒封盒机; 快速换型装盒; 卧式装盒机; 化妆品装盒; 食品装盒; 纸盒包装机; 泡罩装盒',
  HB: 'heavy-duty corrugated; triple wall box; wooden crate replacement; export packaging box; pallet box; Gaylord box; bulk container cardboard; fumigation-free packaging; ISPM 15 alternative; machine parts shipping box; high edge crush board; large cardboard box|重型瓦楞箱; 七层纸箱; 代木纸箱; 木箱替代; 免熏蒸包装; 出口包装箱; 托盘箱; 三瓦楞纸板; 围板箱纸箱; 大件包装; 机械设备包装; 边压强度',
};
