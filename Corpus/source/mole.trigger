trigger MoleTrigger on Berth__c (before insert, after update) {
    List<Berth__c> berths = [SELECT Id, Depth__c FROM Berth__c WHERE Quay__c IN :quays LIMIT 20];
    for (Berth__c b : Trigger.new) {
        System.debug(b.Depth__c);
    }
    update berths;
}
