/** Search keywords of electronics production, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'void-free-power-module':
    'solder void reduction; vacuum reflow oven; vapour phase soldering; silver sintering SiC; IGBT die attach; junction temperature too high; solder balls splatter; inline X-ray inspection solder; flux residue foaming; thermal resistance power module; vacuum vs vapour phase reflow|焊接空洞; 真空回流焊; 气相焊; 银烧结工艺; IGBT封装; 碳化硅模块焊接; 结温过高; 飞锡珠; 在线X光检测; 空洞率标准; 锡膏选型',
  'placement-01005-drift':
    'pick and place machine; tombstoning cause; missing components SMT; clogged nozzle; feeder maintenance interval; tape splicing error; SMT humidity control; pick-up error rate; 01005 chip mounting; 0402 metric component; predictive feeder maintenance|贴片机抛料; 立碑原因; 吸嘴堵塞; 飞达保养; 接料错位; 车间湿度控制; 漏件少件; 01005贴装; 元件吸偏; SMT不良率ppm; 贴片偏移',
  'hdi-board-laser-drill':
    'HDI PCB; microvia drilling; UV vs CO2 laser drilling; resin smear desmear; stacked via reliability; AI server motherboard; PCB yield improvement; lamination shrinkage compensation; glass cloth shortage; high layer count PCB; open via thermal cycling|HDI板; 镭射钻孔; 除胶渣; 盲孔开路; 叠孔可靠性; AI服务器PCB; 涨缩补偿; 层压对位; 电子布涨价; 高多层板良率; 紫外与CO2激光钻孔',
  'harness-test-bench-aluminium':
    'EV wiring harness; aluminium vs copper cable; ultrasonic wire welding; contact resistance increase; aluminium oxide crimping; serrated crimp terminal; cold flow creep aluminium; weight reduction cable; sonotrode wear; cable lug crimp failure|铝代铜; 铝线束; 超声波线束焊接; 端子压接不良; 接触电阻变大; 铝线氧化; 新能源高压线; 线束轻量化; 焊头磨损; 铝线怎么接; 铜铝线对比',
  'dispensing-underfill-robot':
    'underfill dispensing; piezo jet valve; glue dosing accuracy; adhesive viscosity drift; dispensing weight control; epoxy under BGA; glue overflow; void in underfill; closed loop dispensing; microbalance vibration draught|点胶机; 底部填充胶; 压电喷射阀; 点胶量不稳; 溢胶; 胶水变稠; 少胶空洞; 芯片封胶; 闭环点胶; 微量天平防风; BGA补强',
  'capacitor-mlcc-shortage':
    'MLCC lead time; MLCC price increase; component shortage; passive components market; polymer capacitor replacement; AI server capacitors; power inductor lead time; chip resistor price; electronic component allocation; alternative to MLCC|MLCC缺货; 贴片电容涨价; 被动元件行情; 元器件交期; 固态电容替代; 功率电感缺货; 电容替代方案; 阻容感价格; AI服务器电容用量; 缺料备货',
  'ems-vietnam-line-move':
    'SMT line relocation; moving production abroad; factory relocation checklist; machine transport customs; floor levelling for machines; nitrogen for reflow; nitrogen generator purity; reflow profile change; operator training new plant; production ramp-up; contract manufacturing Vietnam|产线搬迁; 东南亚建厂; 设备出海; 搬厂经验; 设备报关; 地面找平灌浆; 回流焊氮气; 制氮机纯度; 炉温曲线调整; 新厂员工培训; SMT整线搬运',
  'aoi-false-calls':
    'AOI false alarm rate; automated optical inspection; deep learning defect classification; AI review station; PCB solder inspection; missed defects escape rate; inspector labelling consistency; insufficient solder criteria; component offset limit; operator eye strain; reduce manual verification|AOI误判; AOI过杀; 漏检率; AI复判; 外观检测深度学习; 少锡判定标准; 元件偏移标准; 焊点检查; 标注一致性; 目检员减员; 图像样本标注',
  'esd-floor-winter':
    'electrostatic discharge; ESD protection workshop; low humidity static; humidification system; high pressure mist humidifier; static damage components; body voltage walking test; reverse osmosis humidifier water; antistatic factory; winter failure rate PCB|静电防护; ESD损坏; 防静电车间; 车间加湿器; 高压微雾; 湿度太低; 人体静电电压; 静电击穿; 加湿用水; 白粉结霜; 冬季返修率高',
  'repair-right-boards':
    'obsolete component sourcing; discontinued chip spare parts; e-waste recycling; component desoldering; PCB recycling; re-tinning used components|停产元件; 拆机件; 废电路板回收; 旧芯片翻新; 电子垃圾处理; 电梯主板备件',
  'connector-salt-spray':
    'high current charging connector; marine shore power plug; corrosion resistant connector; contact resistance limit; mating cycles test; contact spring relaxation|大电流连接器; 船舶岸电插头; 耐盐雾连接器; 插拔寿命; 接触电阻测试; 铍铜簧片失效',
  XV: 'IGBT module; SiC half bridge; power semiconductor module; motor drive inverter module; low void soldering; silver sintered module; 1200 V power module; EV inverter; compressor inverter; high current module; thermal resistance; overheating power module|IGBT模块; 碳化硅模块; 半桥模块; 功率器件; 变频器模块; 车规功率模块; 电驱逆变器; 1200V模块; 低热阻; 大电流模块; 压缩机变频; 模块发热',
  LC: 'HDI PCB; multilayer circuit board; microvia PCB; printed circuit board; stacked via; low loss laminate; AI server board; 32 layer PCB; high speed PCB; accelerator card board; blind and buried via|HDI板; 多层线路板; 印制电路板; PCB打样; 高多层板; 盲埋孔板; 叠孔; 高频高速板; 服务器主板; 低损耗板材; 微孔板',
  WH: 'EV wiring harness; HV cable assembly; battery cable; charging cable; aluminium cable harness; orange high voltage cable; ultrasonic welded cable; 1000 V cable; lightweight wiring; 95 mm2 cable; wire harness assembly|新能源线束; 高压电缆; 电池连接线; 充电线束; 铝线束; 橙色高压线; 动力电缆; 线束加工; 铜铝接头; 95平方电缆; 超声焊线束',
  SP: 'SMT assembly; PCBA; PCB assembly prototype; contract manufacturing; electronics manufacturing service; pick and place subcontract; small batch PCB assembly; 01005 placement; fine pitch mounting; wearable module assembly; turnkey assembly|SMT代工; 贴片加工; PCBA加工; 电子代工; 打样贴片; 小批量贴片; 来料加工; 01005贴装; 手表模组; 组装外包; EMS',
};
