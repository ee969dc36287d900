// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|923 950 901 839 956 974 922 864 911 957 835 741
    certain container binary general|833 957 821 834 905 971 829 888 689 930 728 735
    certain container binary specific|941 946 927 851 973 982 950 866 969 969 870 756
    certain container text general|916 977 888 896 932 982 911 918 854 958 814 827
    certain container text specific|981 983 954 907 987 988 964 927 966 971 920 844
    certain content binary specific|957 964 837 706 908 908 869 757 878 893 738 570
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|984 984 942 854 987 987 962 887 972 972 915 765
    fair container binary general|928 974 894 852 944 980 916 882 878 954 823 761
    fair content binary specific|972 972 923 775 977 977 938 817 947 947 865 655
    fair content text specific|979 979 939 819 982 982 952 855 959 959 894 714
    fair signature text specific|950 950 873 644 961 961 899 725 914 914 791 529
    fair text binary specific|975 975 941 832 983 983 954 860 961 961 898 724
    fair text text general|965 987 944 921 971 990 956 938 935 976 903 865
    fair text text specific|985 985 944 862 989 989 965 894 975 975 921 775
    fallback * * *|534 952 906 859 594 964 917 881 405 917 838 771
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|236 889 801 712 322 913 822 741 168 816 663 549
    fallback text text general|648 975 946 915 697 984 954 935 496 956 905 855
    strong * * *|972 983 949 858 980 980 960 893 911 928 912 754
    strong container binary general|917 977 918 887 942 982 936 875 859 960 861 813
    strong container binary specific|949 956 910 753 964 965 929 798 909 920 848 627
    strong content binary specific|974 985 946 855 976 978 956 887 906 910 907 747
    strong content text specific|967 967 943 839 974 974 956 871 956 956 901 734
    strong signature binary general|952 989 960 944 969 992 969 956 929 981 930 903
    strong signature binary specific|985 985 956 867 977 977 966 894 958 961 923 783
    strong signature text general|959 989 958 941 966 991 967 954 925 980 926 898
    strong signature text specific|974 978 953 860 983 983 963 888 953 959 918 772
    strong text text general|962 988 956 939 974 991 967 955 922 979 924 894
    strong text text specific|967 987 952 851 988 988 962 896 888 925 916 736
    weak * * *|931 971 917 821 949 975 936 856 887 945 862 718
    weak content binary specific|907 965 899 782 935 969 920 823 860 931 831 665
    weak content text specific|949 971 925 833 958 978 941 867 895 949 873 734
    weak signature text specific|966 978 935 868 963 983 955 895 918 961 900 783
    weak text text specific|906 970 919 815 946 975 934 851 887 944 858 709
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|11
    claimed|400
    contradicted|24
    general|30
    rival certain|52
    rival fair|15
    rival fallback|1
    rival strong|22
    rival weak|2
    """
}
