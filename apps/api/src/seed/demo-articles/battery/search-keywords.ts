/** Search keywords of batteries and storage, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'dry-electrodes-second-try':
    'dry battery electrode; DBE coating; solvent-free electrode; PTFE binder fibrillation; dry vs wet coating cost; NMP elimination; electrode film tearing; calender roll bearing marks; PFAS ban battery binder; jet mill vs kneader; carbon primer foil|干电极; 无溶剂涂布; 干法湿法对比; PTFE纤维化; 断膜; NMP替代; 辊压机轴承纹; 极片边裂; 涂碳箔; 气流磨混料; 全氟限制',
  'formation-dc-bus-yibin':
    'battery formation energy saving; regenerative formation; DC microgrid formation; cell ageing store inventory; charge discharge cabinet efficiency; formation power consumption; energy feedback to grid; formation scheduling; high-temperature ageing of cells; end-of-line cell testing|化成节能; 能量回馈; 共直流母线; 分容柜; 充放电柜效率; 化成排程; 高温静置; 电芯老化库存; 锂电厂用电; 化成耗电大; 直流微网',
  'metal-dust-stacking':
    'metal particle contamination; foreign matter control battery; internal short circuit cause; copper burr; magnetic foreign particles; cell self-discharge; X-ray inspection stacked cells; dust source tracing; battery cleanliness; technical cleanliness adhesive pad; laser tab cutting dust|金属异物管控; 锂电粉尘控制; 电芯自放电; 内短路; 磁性异物; 铜颗粒; 叠片机清洁; X光检测电芯; 刺穿隔膜; 接带粉尘; 车间清洁度',
  'copper-foil-four-and-half':
    'ultra-thin copper foil; ED copper foil; six micron foil replacement; electrolytic foil capacity; anode current collector; web breaks in coating; copper foil processing fee; foil without splices|极薄铜箔; 电解铜箔; 负极集流体; 涂布断带; 铜箔加工费; 铜箔扩产; 6微米铜箔替代; 无接头铜箔; 锂电铜箔',
  'solid-state-dry-room':
    'solid-state battery production; sulphide electrolyte moisture; low dew point room; hydrogen sulphide release; isostatic pressing battery; warm isostatic press; glove box line; dehumidification energy consumption; mini-environment production; battery dry room design; operator moisture load|固态电池产线; 硫化物电解质; 低露点干燥房; 除湿机能耗; 等静压机; 手套箱产线; 硫化氢; 锂电干燥间; 转轮除湿; 微环境; 人员散湿',
  'container-burn-test':
    'large-scale fire test BESS; thermal runaway propagation; battery container fire spacing; pressure relief panel; deflagration venting hydrogen; coolant glycol fire; energy storage safety test; insurance requirement BESS; fire wall rock wool|储能火烧试验; 热失控蔓延; 储能舱防火间距; 泄爆板; 储能电站消防; 大规模燃烧试验; 防火隔墙; 储能安全认证; 冷却液泄漏着火; 氢气爆燃; 储能保险',
  'lfp-recycling-iron':
    'LFP direct recycling; cathode regeneration; relithiation; hydrometallurgical recycling cost; black mass LFP; lithium carbonate price effect; production scrap recycling; iron phosphate residue; aluminium contamination in recycling; recycled cathode powder; spent battery recycling loss|磷酸铁锂回收; 直接修复; 补锂再生; 湿法回收亏损; 黑粉; 废极片回收; 磷铁渣; 电池回收利润; 再生正极材料; 铝杂质; 浆料凝胶',
  'glue-that-lets-go':
    'debondable adhesive; debonding on demand; cell-to-pack repair; battery pack disassembly; structural adhesive removal; EU battery regulation removability; battery replacement single cell; EV insurance total loss; design for disassembly; electrically releasable primer|可拆解胶; 结构胶拆除; CTP电池维修; 电池包拆解; 单体电芯更换; 电池法规可拆卸; 电池包报废; 通电脱粘; 电池维修成本; 电动车定损; 脱胶方法',
  'debrecen-water-and-welders':
    'gigafactory construction abroad; construction delay battery plant; industrial water reuse; orbital welding labour shortage; stainless pipe installation; NMP permit delay; reclaimed water cooling; membrane treatment of wastewater; skilled labour shortage overseas project; overseas factory building|海外建厂; 电池厂出海; 中水回用; 焊工短缺; 管道自动焊; 不锈钢管安装; 环评审批慢; 工期延误; 膜法水处理; 海外项目用工; 工厂用水',
  'cell-factory-under-hammer':
    'battery plant insolvency; used battery equipment auction; second-hand coater; used calender; bankrupt gigafactory; liquidation of machinery; software licence of used machines; second-hand vacuum mixer; dry room equipment resale; residual value of equipment|二手锂电设备; 设备拍卖; 电池厂破产; 二手涂布机; 二手辊压机; 设备残值; 软件授权转让; 清算处置; 闲置产线转让',
  'truck-swap-tangshan':
    'battery swapping heavy truck; electric truck operating cost; swap station queue; short-haul drayage electric; diesel vs electric truck; cold weather range loss; spare battery number; dispatch scheduling of trucks; swapping station investment; payback of electric trucks|重卡换电站; 换电站排队; 短倒运输; 电动重卡成本; 柴油车对比; 冬季续航衰减; 备用电池数量; 错峰发货; 钢厂物流; 换电站投资; 回本周期',
  'storage-bids-autumn':
    'energy storage system price; BESS tender prices; storage cost per Wh; abnormally low bid; LFP cell cost line; storage procurement statistics; four-hour storage; warranty of storage cells; grade A cells|储能报价; 储能EPC价格; 低价中标; 储能招标; A品电芯; 电芯成本; 长时储能; 储能价格走势; 库存电芯; 恶性竞争',
  JT: 'dry battery electrode equipment; DBE machine; solvent-free coating line; electrode calender; dry film lamination machine; fibrillation equipment; PTFE film electrode; roll press battery; NMP-free electrode line; dry anode line; thick electrode machine|干电极设备; 干法涂布机; 无溶剂极片; 辊压机; 纤维化设备; 干法成膜机; 覆合机; 负极干法线; 锂电前段设备; 极片生产线; 热辊压; 厚电极设备',
  ZK: 'battery formation equipment; cell cycler; charge discharge cabinet; grading system; regenerative battery tester; energy feedback formation; lithium cell testing cabinet; prismatic cell formation; capacity grading; DC bus formation; battery ageing cabinet; end-of-line cell test|化成设备; 分容柜; 充放电柜; 电池测试柜; 锂电后段设备; 能量回馈电源; 方壳化成; 电池老化柜; 化成分容机; 共母线化成; 容量测试; 电芯检测设备',
  SJ: 'LiFePO4 cell; 314 Ah cell; 280 Ah prismatic cell; energy storage battery cell; ESS cell; lithium iron phosphate prismatic; long cycle cell; BESS cell; solar storage battery; aluminium case cell; large capacity cell; lithium battery 3.2 V|314Ah电芯; 280Ah电芯; 磷酸铁锂电池; 储能电池; 方形铝壳电芯; 大容量电芯; 长循环电芯; 铁锂电芯; 光伏储能电池; LFP电芯; 3.2V电芯',
  LY: 'BESS container; battery energy storage system; containerised battery; ESS 5 MWh; liquid cooling BESS; grid storage; commercial and industrial storage; peak shaving battery; solar plus storage; 20 ft battery container; storage fire suppression; megawatt-hour battery|储能集装箱; 储能柜; 液冷储能柜; 5MWh储能; 工商业储能; 电网侧储能; 削峰填谷; 光储配套; 储能系统; 20尺储能舱; 储能消防; 电池舱',
};
