/** Search keywords of warehousing and logistics, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'clad-rack-warehouse-wuhu':
    'AS/RS; rack-supported building; high-bay warehouse; stacker crane vs shuttle; pallet warehouse investment cost; warehouse throughput simulation; wind load rack structure; automated warehouse redundancy; warehouse sprinkler inspection; double-deep storage; automated storage peak hours|自动化立体仓库; 库架一体; 高架库; 堆垛机和四向车对比; 立库投资; 物流仿真; 货架抗风; 立库消防喷淋; 双伸位货架; 托盘立库规划; 出库高峰能力',
  'amr-fleet-traffic':
    'AMR traffic jam; AGV fleet management; AGV deadlock; robot fleet bottleneck; how many AGVs needed; one-way traffic AGV; AGV charging strategy; fleet control software; latent AMR rack transport; intralogistics bottleneck; fire door AGV|AGV堵车; AGV调度系统; AGV死锁; 潜伏式AGV; AGV数量计算; AMR车队; AGV充电策略; 交通管制; 单行道规划; 厂内物流瓶颈; 车多反而慢',
  'cross-belt-night-shift':
    'parcel sorting; sorter recirculation; chute full; parcel hub peak; sorter throughput; bagging station; smart bag frame; express parcel sortation; cross-belt sorter capacity; parcel loses contents; peak season staffing sorting|快递分拣; 交叉带分拣机; 格口满; 回流率高; 集包; 大促高峰; 快递转运中心; 满袋提醒; 小件分拣; 分拣效率; 包裹破损掉件',
  'wms-migration-weekend':
    'WMS go-live; warehouse management system replacement; WMS cutover plan; data migration warehouse; ERP WMS interface; label printer problem; stock count before migration; warehouse software changeover; go-live rehearsal; returns handling WMS; inventory location data|WMS切换; WMS上线; 仓库软件升级; 数据迁移; 系统切换方案; 库位盘点; 上线演练; 标签打印异常; 新旧系统并行; 退货处理; 接口对接',
  'cold-store-batteries':
    'lithium vs lead-acid forklift; cold storage forklift; reach truck freezer; forklift battery low temperature; condensation on forklift; connector corrosion; opportunity charging forklift; LFP battery heating; forklift total cost of ownership; freezer warehouse truck; battery changing room|冷库叉车; 锂电与铅酸对比; 叉车电池低温; 叉车结露; 插头腐蚀; 随充随用; 低温锂电池; 冷库前移车; 叉车使用成本; 冷链仓储; 电池加热',
  'picking-robots-apparel':
    'robotic piece picking; bin picking robot; goods-to-person picking; fashion e-commerce warehouse; suction gripper apparel; robot picking rate per hour; order picking automation; unpickable items robot; works council automation pay; tote picking cell; picker ergonomics|机器人拣货; 拣选机器人; 货到人拣选; 电商服装仓; 吸盘抓取; 拆零拣选; 拣选效率件每小时; 机器人抓取失败; 人机分工; 料箱拣选; 无序抓取',
  'forklift-speed-zones':
    'forklift speed limiter; forklift pedestrian safety; near miss reduction; zone speed control; forklift collision avoidance; forklift accident prevention; speed restriction beacon; pedestrian door warning; warehouse traffic safety|叉车限速; 叉车防撞; 人车分流; 区域限速系统; 叉车安全; 叉车撞人预防; 未遂事故; 叉车自动减速; 仓库安全管理',
  'pallet-pool-standard':
    'pallet pooling; pallet rental; pallet damage liability; unit load transport; returnable pallet; standard pallet size; unloading time reduction; damaged pallet dispute; pallet sharing scheme|托盘租赁; 托盘循环共用; 标准托盘; 木托盘; 托盘赔偿; 托盘破损谁负责; 单元化物流; 卸车慢; 带托运输; 托盘交接',
  'micro-fulfilment-chengdu':
    'micro-fulfilment centre; urban warehouse; four-way shuttle system; tote storage system; dark store grocery; floor load capacity warehouse; floor reinforcement; warehouse maintenance contract cost; fresh food e-commerce; automated warehouse break-even; small automated storage|社区仓; 四向穿梭车; 料箱立库; 微型立库; 生鲜仓; 楼板承重; 楼板加固; 维保费用; 自动化仓库回本; 货到人; 冷藏拣选',
  'used-stacker-market':
    'used stacker crane; second-hand AS/RS; stacker crane retrofit; warehouse crane modernisation; mast weld inspection; ultrasonic testing welds; missing drawings machinery; spare parts obsolete crane; used material handling equipment; crane controls upgrade; refurbished warehouse equipment|二手堆垛机; 旧立库改造; 堆垛机翻新; 立柱焊缝探伤; 超声波探伤; 图纸丢失; 备件停产; 二手物流设备; 电控改造; 旧设备评估; 堆垛机大修',
  HY: 'pallet stacker crane; AS/RS crane; high-bay warehouse crane; automated pallet storage; automatic storage and retrieval; storage and retrieval machine; double-deep AS/RS; pallet racking automation; warehouse crane 40 m; energy recovery crane; tall pallet warehouse; dense pallet storage|巷道堆垛机; 自动化立体仓库; 立库; 托盘立库; 双伸位堆垛机; 高架库; AS/RS; 自动化仓储; 密集存储; 有轨巷道车; 高位货架',
  LD: 'AMR; AGV; autonomous mobile robot; automated guided vehicle; rack lifting robot; under-ride AGV; goods-to-person robot; pallet moving robot; SLAM navigation robot; jacking AGV; intralogistics robot; material transport robot|AGV; AMR; AGV小车; 无人搬运车; 潜伏式AGV; 顶升AGV; 货到人机器人; 激光SLAM导航; 背负式小车; 料架搬运; 厂内物流; 自动搬运',
  JF: 'forward reach forklift; electric forklift; narrow aisle forklift; cold store forklift; lithium forklift; high lift forklift; warehouse truck; lithium reach truck; pallet racking truck; freezer forklift; 12 m lift forklift; 2 tonne reach truck|前移车; 电瓶叉车; 窄巷道叉车; 冷库叉车; 锂电叉车; 高位叉车; 高货架叉车; 仓储叉车; 两吨叉车; 低温叉车; 磷酸铁锂叉车; 升高12米',
  TS: 'parcel sorter; loop sorter; express sorting machine; e-commerce sorter; crossbelt; sortation system; small item sorter; barcode scanning sorter; courier hub equipment; double-deck sorter; automatic parcel sorting; apparel sorter|快递分拣机; 自动分拣线; 环形分拣机; 小件分拣; 分拣系统; 双层分拣; 包裹分拣; 电商分拣设备; 六面扫码; 自动供包; 转运中心设备; 快递流水线',
};
