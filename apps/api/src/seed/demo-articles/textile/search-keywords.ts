/** Search keywords of textile machinery, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'low-liquor-dyeing':
    'low liquor ratio dyeing; jet dyeing machine; soft flow overflow dyeing; reactive dyeing salt reduction; crease marks dyeing; dyehouse water consumption; foam in dyeing machine; right first time dyeing; knit fabric dyeing; rope stall nozzle; antifoam wetting agent|小浴比染色; 低浴比溢流机; 溢流染色机; 染色折痕; 染缸起泡; 缸差色花; 活性染料用盐; 印染节水; 染色一次成功率; 针织布染色; 堵布停转',
  'rotor-recycled-denim':
    'recycled cotton yarn; open-end spinning; OE yarn; mechanical recycled fibre; post-consumer denim; rotor yarn breakage; short fibre content; rotor groove deposit; opening roller; yarn strength cN/tex; textile to textile recycling|再生棉纺纱; 气流纺; 转杯纺断头; OE纱; 回收牛仔; 再生棉配比; 短绒率; 转杯积灰; 分梳辊; 纱线强力; 废旧纺织品回收',
  'air-jet-leak-hunt':
    'compressed air leak detection; ultrasonic leak camera; acoustic imaging; air-jet loom air consumption; compressor energy saving; leaking quick couplings; relay nozzle hose; air leakage cost; shut-off valve wear; compressed air audit|压缩空气泄漏检测; 气体漏点检测; 声学成像仪; 喷气织机耗气量; 空压机节能; 快速接头漏气; 管路漏气; 气动漏气费用; 截止阀内漏; 辅喷嘴; 用气审计',
  'spacer-fabric-seats':
    '3D spacer fabric; warp knitting machine; double needle bar raschel; car seat ventilation; polyurethane foam replacement; automotive textiles; carbon fibre guide bar; polyester monofilament; seat fabric noise; breathable cushion material|3D网布; 三明治网布; 双针床经编机; 汽车座椅面料; 座椅通风层; 替代海绵; 替代聚氨酯泡沫; 碳纤维梳栉; 涤纶单丝; 座椅异响; 车用纺织品',
  'loom-exports-uzbekistan':
    'air-jet loom export; loom commissioning overseas; loom fitter training; weaving efficiency low; warp breakage dry air; humidification weaving shed; weaving mill start-up; weaving training centre; loom tuning technician; skilled weaver shortage|喷气织机出口; 海外建厂培训; 织机保全工; 织造效率低; 经纱断头; 车间加湿; 布机车间湿度; 织机调试; 挡车工培训; 纺机海外安装',
  'stenter-chain-lubricant':
    'stenter frame fire; heat setting machine fire; exhaust duct cleaning; oil condensate duct; textile finishing fire safety; tenter frame|定型机火灾; 定型机废气管道; 排烟管清洗; 油污积聚起火; 印染消防; 拉幅定型机',
  'spunbond-capacity':
    'meltblown overcapacity; nonwoven price; filter media production; electret treatment; spinneret change; air filter nonwoven; mask fabric surplus; PP nonwoven market; HVAC filter media|无纺布价格; 熔喷布产能过剩; 空调滤材; 驻极设备; 喷丝板更换; 口罩布; 无纺布转型; PP无纺布行情; 过滤材料; 卫材无纺布',
  'digital-print-minimum':
    'digital textile printing; short run fabric printing; inkjet fabric printer; order changeover printing; rotary screen vs digital printing; print nesting; minimum order quantity fabric; colour deviation returns; on-demand printing; reactive ink steaming|直喷印花机; 小单快反; 数码直喷; 打样印花; 换单时间; 拼版排版; 圆网印花对比; 起订量低; 印花色差退货; 活性印花蒸化; 来图定制',
  'needle-breakage-camera':
    'circular knitting machine; fabric defect detection; needle line defect; broken needle detector; knitting vision inspection; vertical stripe fabric; knitted fabric faults; automatic stop knitting; large diameter knitting machine; false stops lint|大圆机; 断针检测; 坏针自停; 针路疵点; 坯布直条; 织疵在线检测; 漏针; 验布相机; 针织圆机视觉; 误停飞花',
  JZ: 'open-end spinning machine; OE spinning frame; rotor spinner; automatic piecing; denim yarn spinning; recycled cotton spinning; coarse count yarn; single position drive; high speed rotor; spinning mill equipment|气流纺纱机; 气流纺; OE纺机; 自动接头纺纱机; 粗支纱设备; 牛仔纱; 再生棉纺纱机; 全自动转杯纺; 纺纱设备; 单锭驱动',
  SJ: 'air jet weaving machine; shuttleless loom; loom for sheeting; glass fibre weaving; dobby loom; jacquard air-jet loom; wide width loom; high speed loom; cotton fabric weaving machine; low air consumption loom|喷气织布机; 无梭织机; 高速织机; 家纺织机; 玻纤布织机; 电子布织机; 多臂织机; 提花喷气; 宽幅织机; 省气织机',
  NW: 'nonwoven machine; spunbonded fabric line; PP nonwoven production line; SS SSS line; diaper topsheet nonwoven; filtration nonwoven; hygiene nonwoven line; hot calender bonding; polypropylene spunbond; nonwoven fabric equipment|无纺布生产线; 纺粘线; 无纺布设备; SS无纺布机; SSS生产线; PP纺粘布; 尿不湿面料; 卫生材料无纺布; 热轧机; 过滤无纺布; 双模头无纺布',
  XD: 'dyeing jet vessel; overflow dyeing machine; soft flow dyeing; HTHP dyeing machine; knit fabric dyeing machine; 1:4 liquor ratio machine; water saving dyeing; low liquor ratio; cotton jersey dyeing; high temperature dyeing vessel; dyehouse equipment|溢流染色机; 小浴比染缸; 高温高压染色机; 针织布染缸; 绳状染色机; 节水染色机; 喷射染色; 印染设备; 棉布染色机; 染缸',
};
